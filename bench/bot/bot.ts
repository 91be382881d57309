import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { must } from '../../src/base/invariant.js';
import { chanceOf } from '../chance.js';
import { digits, type Finding, type Measurement } from '../finding.js';
import { woodlandHands } from '../pictures/hands.js';
import { type DuelSamples, interleave, quantile } from '../samples.js';
import { answered, commandKnown, onStage, type Stage, timeClick } from './stage.js';
import { TableAtPlay } from './table-at-play.js';

/** Clicks in one repeat; their median and 99th percentile are the repeat's. */
const CLICKS = 300;
const WARM_UPS = 20;
const SEED = 2026;

/** A card click until the new panel, beside a bare bot that only encodes a finished picture of a full hand. */
export const bot: Measurement = { name: 'bot', run: measureBot };

async function measureBot(): Promise<readonly Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'thicket-bench-'));
  const picture = path.join(folder, 'hand.png');
  const [compose] = woodlandHands(1);
  const [hand] = must(compose, 'A hand is dealt.')();
  await writeFile(picture, await must(hand, 'A hand has a picture.').render());
  const bare = { program: 'dist/bench/bot/bare-bot.js', env: { BARE_PICTURE: picture } };
  try {
    return await onStage({ program: 'dist/thicket.js' }, (stage) =>
      onStage(bare, async (bareStage) => findingsOf(await compareClicks(stage, bareStage))),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function compareClicks(stage: Stage, bareStage: Stage): Promise<DuelSamples> {
  const table = new TableAtPlay(stage, chanceOf(SEED));
  const bare = await bareClicks(bareStage);
  return interleave({ ours: () => table.timeCard(), theirs: bare, repeats: CLICKS, warmUps: WARM_UPS });
}

/** What clicks once on the bare bot's message and says how long the answer took. */
async function bareClicks({ driver }: Stage): Promise<() => Promise<number>> {
  const person = await driver.person('Ana');
  const { id: channel } = await person.channel('games');
  await commandKnown(person, 'bare');
  const { id: message } = answered(await person.command('bare', { channel }));
  return () => timeClick(person, { message, customId: 'again' });
}

function findingsOf(samples: DuelSamples): readonly Finding[] {
  return [
    findingAt(samples, { share: 0.5, what: 'a card click to the new panel, median', atMost: 2 }),
    findingAt(samples, { share: 0.99, what: 'a card click to the new panel, 99th percentile', atMost: 3 }),
  ];
}

/** The ratio over all clicks, and over each third of them as the spread. */
function findingAt(
  { ours, theirs }: DuelSamples,
  { share, what, atMost }: { readonly share: number; readonly what: string; readonly atMost: number },
): Finding {
  const [own, bare] = [quantile(ours, share), quantile(theirs, share)];
  const thirds = [0, 1, 2].map((third) => {
    const part = (values: readonly number[]) => values.filter((_, index) => index % 3 === third);
    return quantile(part(ours), share) / quantile(part(theirs), share);
  });
  return {
    what: `${what}, to the same of a bare bot`,
    ratio: { median: own / bare, least: Math.min(...thirds), most: Math.max(...thirds) },
    required: { kind: 'at-most', value: atMost },
    figures: `${digits(own)} ms against ${digits(bare)} ms; ${ours.length} clicks each, seed ${SEED}`,
  };
}
