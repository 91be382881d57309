import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.js';

describe('the configuration', () => {
  test('has a default for everything outside production', () => {
    expect(readConfig({})).toEqual({
      ok: true,
      value: {
        token: null,
        discordApi: 'https://discord.com/api',
        dataFolder: './data',
        logLevel: 'info',
        production: false,
        clockOffsetMs: 0,
        contact: null,
        source: null,
        health: null,
      },
    });
  });

  test('moves the clock only outside production', () => {
    const moved = { THICKET_CLOCK_OFFSET_MS: '-3600000' };
    expect(readConfig(moved)).toMatchObject({ value: { clockOffsetMs: -3_600_000 } });
    const production = { ...moved, NODE_ENV: 'production', DISCORD_TOKEN: 'abc' };
    expect(readConfig(production)).toMatchObject({ value: { clockOffsetMs: 0 } });
    expect(readConfig({ THICKET_CLOCK_OFFSET_MS: 'soon' })).toEqual({
      ok: false,
      error: ['THICKET_CLOCK_OFFSET_MS must be a whole number.'],
    });
  });

  test('takes what is given, and what is empty as not given', () => {
    const read = readConfig({
      DISCORD_TOKEN: ' abc.def ',
      DISCORD_API: 'http://127.0.0.1:4380/api/',
      THICKET_DATA: '/data',
      LOG_LEVEL: '',
      THICKET_HEALTH_PORT: ' 9464 ',
      NODE_ENV: 'production',
      THICKET_CONTACT: ' keeper@example.org ',
      THICKET_SOURCE_URL: ' https://example.org/thicket/ ',
    });
    expect(read).toEqual({
      ok: true,
      value: {
        token: 'abc.def',
        discordApi: 'http://127.0.0.1:4380/api',
        dataFolder: '/data',
        logLevel: 'info',
        production: true,
        clockOffsetMs: 0,
        contact: 'keeper@example.org',
        source: 'https://example.org/thicket',
        health: { host: '127.0.0.1', port: 9464 },
      },
    });
  });

  test('says everything that is wrong at once, without repeating a value', () => {
    const read = readConfig({
      DISCORD_TOKEN: 'secret with spaces',
      DISCORD_API: 'ftp://secret',
      LOG_LEVEL: 'secret',
      THICKET_SOURCE_URL: 'secret',
      THICKET_HEALTH_PORT: '70000',
      NODE_ENV: 'secret',
    });
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.error.map((sentence) => sentence.split(' ')[0])).toEqual([
      'DISCORD_TOKEN',
      'DISCORD_API',
      'THICKET_HEALTH_PORT',
      'THICKET_SOURCE_URL',
      'LOG_LEVEL',
      'NODE_ENV',
    ]);
    expect(read.error.join(' ')).not.toContain('secret');
  });

  test('needs a token in production, whatever else is wrong', () => {
    const read = readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'loud', DISCORD_TOKEN: ' ' });
    expect(read).toMatchObject({
      error: [expect.stringContaining('LOG_LEVEL'), expect.stringContaining('DISCORD_TOKEN is missing')],
    });
  });
});
