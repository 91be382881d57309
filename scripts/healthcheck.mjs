/**
 * Asks the bot on this machine how it is, for whoever starts it again when it is not well. Without a health port
 * there is nothing to ask, and nothing is complained of.
 */
const port = (process.env.THICKET_HEALTH_PORT ?? '').trim();
const host = (process.env.THICKET_HEALTH_HOST ?? '').trim() || '127.0.0.1';
/** Docker itself waits for five seconds. */
const WITHIN_MS = 4_000;

if (port !== '') {
  // What listens on every address is asked on loopback.
  const asked = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const address = `http://${asked.includes(':') ? `[${asked}]` : asked}:${port}/health/ready`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(WITHIN_MS) });
    process.stdout.write(await response.text());
    process.exitCode = response.ok ? 0 : 1;
  } catch (error) {
    process.stdout.write(`${address} does not answer: ${error.cause?.message ?? error.message}\n`);
    process.exitCode = 1;
  }
}
