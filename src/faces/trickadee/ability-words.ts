import type { Ability } from '../../games/trickadee/cards.js';
import type { AbilityOnDisplay } from '../../games/trickadee/view.js';
import type { Words } from '../../words/words.js';
import { listOfLong } from '../lists.js';
import { seedsWord } from './card-words.js';

/** "Draw into a flock". */
export function abilityName(ability: Ability, words: Words): string {
  return words.plain(`trickadee.ability.${ability}`);
}

/** "4 Draw into a flock". */
export function abilityNamed(ability: Ability, words: Words): string {
  return words.plain('trickadee.ability-named', { ability, name: abilityName(ability, words) });
}

/** What it does, as a sentence. */
export function abilityText(ability: Ability, words: Words): string {
  return words.plain(`trickadee.ability-text.${ability}`);
}

/** "4, Draw into a flock, for 1 seed; …". */
export function displayWords(abilities: readonly AbilityOnDisplay[], words: Words): string {
  return listOfLong(
    abilities.map(({ ability, cost }) =>
      words.plain('trickadee.alt.ability', {
        ability,
        name: abilityName(ability, words),
        cost: seedsWord(cost, words),
      }),
    ),
  );
}
