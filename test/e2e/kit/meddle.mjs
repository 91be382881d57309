/**
 * Loaded into the bot before anything else, to make happen in it what a test cannot bring about from outside:
 * while the file named by THICKET_TEST_SLOW stands, each picture takes as many milliseconds longer as it says;
 * and on SIGUSR2 a promise fails that nobody waits for.
 */
import { existsSync, readFileSync } from 'node:fs';
import canvas from 'canvas';

const { toBuffer } = canvas.Canvas.prototype;
canvas.Canvas.prototype.toBuffer = function toBufferSlowly(callback, ...rest) {
  const file = process.env.THICKET_TEST_SLOW ?? '';
  const delayMs = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return toBuffer.call(this, (error, data) => setTimeout(callback, delayMs, error, data), ...rest);
};

process.on('SIGUSR2', () => void Promise.reject(new Error('left alone')));
