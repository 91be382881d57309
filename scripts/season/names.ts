/** Those who are in a new playground first. */
const NAMES = [
  'Ana',
  'Ben',
  'Cleo',
  'Dev',
  'Eli',
  'Fay',
  'Gus',
  'Hana',
  'Ines',
  'Jon',
  'Kaya',
  // What names are like on Discord, each of them troublesome in its own way.
  '*Leo* _of_ ~~the~~ `wood`',
  'Mina 🦉🌲',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'נילס היער',
  '@everyone',
  'O',
  'Pia, the Long-Winded Nightjar',
  '||Quin|| [x](https://bird.org)',
  'Rosa\u0301 Łucja Ñandú',
  'スヴェン',
  'Tara',
] as const;

/** Names for so many people; after the last it begins again, with a number. */
export function namesOf(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / NAMES.length);
    const name = NAMES[index % NAMES.length] ?? '';
    return round === 0 ? name : `${[...name].slice(0, 29).join('')} ${round + 1}`;
  });
}
