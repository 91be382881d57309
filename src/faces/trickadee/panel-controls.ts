import { must } from '../../base/invariant.js';
import type { Ability, Card } from '../../games/trickadee/cards.js';
import type { FlockScore, PointsChange } from '../../games/trickadee/events.js';
import { formatMove, type Preview, type TrickadeeMove } from '../../games/trickadee/moves.js';
import type { Words } from '../../words/words.js';
import type { Choice, Control, EmojiKey } from '../face.js';
import { abilityName, abilityText } from './ability-words.js';
import { markedSign, seedsWord } from './card-words.js';
import { emojiOf } from './emoji-words.js';
import { isMoreToPlace, movesOf, previewOf, type TrickadeeSituation } from './situation.js';

/**
 * One tap plays a bird, takes one or says where it goes. What needs a line of its own, such as an ability or a
 * bird among all flocks, stands in a menu; what gives up or goes back comes last.
 */
export function panelControls(situation: TrickadeeSituation, words: Words): readonly Control[] {
  const making: Making = { situation, words };
  const controls = [
    buttons(movesOf(situation, 'play', 'take', 'hand', 'discard'), making),
    buttons(movesOf(situation, 'into'), making),
    buttons(movesOf(situation, 'wild'), making),
    menu(movesOf(situation, 'use'), words.plain('trickadee.choice.abilities'), making),
    menu(movesOf(situation, 'lift', 'cache'), words.plain('trickadee.choice.birds'), making),
    buttons(movesOf(situation, 'stop', 'pass', 'pass-round', 'back'), making),
  ];
  return controls.filter(({ choices }) => choices.length > 0);
}

interface Making {
  readonly situation: TrickadeeSituation;
  readonly words: Words;
}

function buttons(moves: readonly TrickadeeMove[], making: Making): Control {
  const choices = moves.map((move): Choice => {
    const tone = isMain(move) ? 'main' : 'plain';
    const undoes = move.kind === 'back' ? { undoes: true } : {};
    return { move: formatMove(move), label: buttonLabel(move, making), tone, ...emojiFor(move), ...undoes };
  });
  return { kind: 'buttons', choices };
}

function menu(moves: readonly TrickadeeMove[], placeholder: string, making: Making): Control {
  const choices = moves.map((move) => ({
    move: formatMove(move),
    ...menuLines(move, making),
    ...emojiFor(move),
  }));
  return { kind: 'menu', placeholder, choices };
}

function emojiFor(move: TrickadeeMove): { readonly emoji?: EmojiKey } {
  return 'card' in move ? { emoji: emojiOf(move.card) } : {};
}

function isMain({ kind }: TrickadeeMove): boolean {
  return kind === 'play' || kind === 'take' || kind === 'into' || kind === 'hand' || kind === 'wild';
}

function buttonLabel(move: TrickadeeMove, { situation, words }: Making): string {
  const preview = previewOf(situation, move);
  const inAll = isMoreToPlace(situation) ? undefined : preview;
  switch (move.kind) {
    case 'into':
      return intoLabel(move.flock, move.flock === 'new' ? inAll : preview, words);
    case 'wild': {
      const aspect = words.plain(`trickadee.choice.aspect.${move.aspect}`);
      return preview === undefined
        ? aspect
        : words.plain('trickadee.choice.aspect-change', {
            aspect,
            change: changeWord(preview.flockPoints, words),
          });
    }
    case 'stop':
      return preview === undefined
        ? words.plain('trickadee.choice.stop')
        : words.plain('trickadee.choice.stop-change', { change: changeWord(preview.points, words) });
    case 'pass':
    case 'pass-round':
    case 'back':
      return words.plain(`trickadee.choice.${move.kind}`);
    case 'use':
      return abilityName(move.ability, words);
    default:
      return withGain(markedSign(move.card, situation.view.liferSpecies, words), inAll, words);
  }
}

function intoLabel(flock: number | 'new', preview: Preview | undefined, words: Words): string {
  if (flock === 'new') {
    // What is taken out of another flock is worth a look too, so the sum of all flocks is told.
    return preview === undefined || preview.points.after === preview.points.before
      ? words.plain('trickadee.choice.new-flock')
      : words.plain('trickadee.choice.new-flock-change', { change: changeWord(preview.points, words) });
  }
  const change = preview === undefined ? '' : changeWord(preview.flockPoints, words);
  return words.plain('trickadee.choice.flock', { flock, change });
}

/** "B7 Dove +4": what the flocks can gain by it. */
function withGain(sign: string, preview: Preview | undefined, words: Words): string {
  const gain = preview === undefined ? 0 : preview.points.after - preview.points.before;
  if (gain === 0) return sign;
  return gain > 0
    ? words.plain('trickadee.choice.gain', { sign, gain })
    : words.plain('trickadee.choice.loss', { sign, loss: -gain });
}

function menuLines(
  move: TrickadeeMove,
  { situation, words }: Making,
): { readonly label: string; readonly description?: string } {
  switch (move.kind) {
    case 'use':
      return abilityLines(move.ability, situation, words);
    case 'lift':
    case 'cache': {
      const flock = flockOf(move.card, situation).label;
      const label = words.plain('trickadee.choice.in-flock', {
        sign: markedSign(move.card, situation.view.liferSpecies, words),
        flock,
      });
      const preview = previewOf(situation, move);
      if (preview === undefined) return { label };
      const leaves = move.kind === 'lift' && preview.flock === flock;
      return { label, description: previewLine(preview, leaves, words) };
    }
    default:
      return { label: buttonLabel(move, { situation, words }) };
  }
}

function abilityLines(ability: Ability, { view }: TrickadeeSituation, words: Words) {
  const cost = view.abilities.find((shown) => shown.ability === ability)?.cost ?? 0;
  const label = words.plain('trickadee.choice.ability', {
    cost: seedsWord(cost, words),
    name: abilityName(ability, words),
  });
  return { label, description: abilityText(ability, words) };
}

/** `leaves`: the bird is taken out of its flock, and where it goes is asked later. */
function previewLine({ best, flock, flockPoints, points }: Preview, leaves: boolean, words: Words): string {
  const change = changeWord(points, words);
  if (!best)
    return leaves
      ? words.plain('trickadee.choice.without', { flock, change: changeWord(flockPoints, words) })
      : words.plain('trickadee.choice.then', { change });
  return flock === 'new'
    ? words.plain('trickadee.choice.best-new', { change })
    : words.plain('trickadee.choice.best-flock', { flock, change });
}

function changeWord(change: PointsChange, words: Words): string {
  return words.plain('trickadee.change', { before: change.before, after: change.after });
}

// The choices of a running ability are about the flocks as they are by then.
function flockOf(card: Card, { view, viewer }: TrickadeeSituation): FlockScore {
  const flocks = view.chain?.flocks ?? (viewer === 'spectator' ? [] : (view.flocks[viewer] ?? []));
  const found = flocks.find(({ birds }) => birds.some((bird) => bird.card === card));
  return must(found, 'A bird that can be chosen is in a flock.');
}
