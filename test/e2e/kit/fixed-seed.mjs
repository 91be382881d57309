/**
 * Loaded into the bot's process before the bot: the seeds of its matches are those the test names, so that a match
 * can be played again. A seed is the only thing it asks 32 random bytes for.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const SEED_BYTES = 32;
const { randomBytes } = crypto;
let drawn = 0;

crypto.randomBytes = (size, ...rest) => {
  if (size !== SEED_BYTES) return randomBytes(size, ...rest);
  if (drawn === 0 || process.env.THICKET_TEST_SAME_DEALS === undefined) drawn += 1;
  return crypto.createHash('sha256').update(`${process.env.THICKET_TEST_SEED}/${drawn}`).digest();
};
syncBuiltinESMExports();
