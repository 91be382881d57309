/** The characters a TrueType font has a glyph for, read from its `cmap` table. */
export function coverageOf(font: Buffer): ReadonlySet<number> {
  const cmap = tableOffset(font, 'cmap');
  const covered = new Set<number>();
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    const format = font.readUInt16BE(subtable);
    if (format === 4) addSegments(font, subtable, covered);
    if (format === 12) addGroups(font, subtable, covered);
  }
  return covered;
}

function tableOffset(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new RangeError(`The font has no ${tag} table.`);
}

/** Format 4: runs of characters below U+10000. Runs that map to no glyph are not in these fonts. */
function addSegments(font: Buffer, subtable: number, covered: Set<number>): void {
  const segments = font.readUInt16BE(subtable + 6) / 2;
  for (let index = 0; index < segments; index += 1) {
    const end = font.readUInt16BE(subtable + 14 + index * 2);
    const start = font.readUInt16BE(subtable + 16 + segments * 2 + index * 2);
    for (let code = start; code <= end && code < 0xffff; code += 1) covered.add(code);
  }
}

/** Format 12: runs of any characters. */
function addGroups(font: Buffer, subtable: number, covered: Set<number>): void {
  for (let index = 0; index < font.readUInt32BE(subtable + 12); index += 1) {
    const group = subtable + 16 + index * 12;
    const end = font.readUInt32BE(group + 4);
    for (let code = font.readUInt32BE(group); code <= end; code += 1) covered.add(code);
  }
}
