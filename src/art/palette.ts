/** The colours of the wood: moss to lie on, paper to read from, bark to frame with. */
export const PALETTE = {
  moss: '#2a3b30',
  mossDeep: '#22312a',
  mossLight: '#324538',
  fern: '#7c9a6a',
  paper: '#fbf4e4',
  paperEdge: '#c9b58f',
  bark: '#5a4230',
  barkDeep: '#3d2c20',
  ink: '#22261f',
  inkSoft: '#6a5f4c',
  /** Text and icons on moss. */
  cream: '#f7efdb',
  creamSoft: '#c8ceb2',
  /** Lit: what may be played, whose turn it is, who took the trick. */
  lantern: '#f3b73e',
  lanternSoft: '#ffe2a0',
} as const;

/** The players' own colours, by seat; a mark beside them says the same without colour. */
export const SEAT_COLOURS: readonly string[] = [
  '#e9a13b',
  '#7fb7c9',
  '#c3d08a',
  '#d98f8f',
  '#b9a3d6',
  '#e8dcc0',
  '#8fc3a3',
];

/**
 * The four suits on paper. Any two stay at least 0.12 apart in OKLab for normal, protanopic, deuteranopic and
 * tritanopic eyes, and each stands out from the paper.
 */
export const SUIT_COLOURS = {
  spade: '#1f2421',
  heart: '#bd2222',
  diamond: '#c8790e',
  club: '#22708a',
} as const;
