import { z } from 'zod';
import { err, ok, type Result } from './base/result.js';

/** What the operator decides, read once from the environment. */
export interface Config {
  /** `null` outside production only: then there is no bot to run, and `npm start` runs the playground. */
  readonly token: string | null;
  /** Where Discord's REST API is, without the version; another address than Discord's own for the playground. */
  readonly discordApi: string;
  readonly dataFolder: string;
  readonly logLevel: LogLevel;
  readonly production: boolean;
  /** How far the clock is moved at the start, to try something out; never in production. */
  readonly clockOffsetMs: number;
  /** Whom people can ask about their data. */
  readonly contact: string | null;
  /** Where people can read the bot's source and what is written about it. */
  readonly source: string | null;
  /** Where health and metrics are served, if anywhere. */
  readonly health: HealthPlace | null;
}

export interface HealthPlace {
  readonly host: string;
  readonly port: number;
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const PORT_MAX = 65_535;
const PORT = `must be a port: a whole number from 0 (any that is free) to ${PORT_MAX}`;

/** They stand in messages. */
const CONTACT_LENGTH_MAX = 200;
const SOURCE_LENGTH_MAX = 300;
const WHOLE = 'must be a whole number';

const environment = z.object({
  DISCORD_TOKEN: text().regex(/^\S+$/, 'must hold no spaces').optional(),
  DISCORD_API: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  THICKET_DATA: text().default('./data'),
  THICKET_CLOCK_OFFSET_MS: z.coerce.number({ error: WHOLE }).int({ error: WHOLE }).default(0),
  THICKET_HEALTH_PORT: z.coerce
    .number({ error: PORT })
    .int({ error: PORT })
    .min(0, { error: PORT })
    .max(PORT_MAX, { error: PORT })
    .optional(),
  THICKET_HEALTH_HOST: text().default('127.0.0.1'),
  THICKET_CONTACT: text()
    .max(CONTACT_LENGTH_MAX, `must hold at most ${CONTACT_LENGTH_MAX} characters`)
    .optional(),
  THICKET_SOURCE_URL: text()
    .pipe(z.url({ protocol: /^https?$/, error: 'must be an http or https address' }))
    .pipe(z.string().max(SOURCE_LENGTH_MAX, `must hold at most ${SOURCE_LENGTH_MAX} characters`))
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
    .default('development'),
});

const DISCORD_API = 'https://discord.com/api';

/** The configuration, or one sentence for each thing that is wrong with it. Values are never repeated: one may be a token. */
export function readConfig(env: NodeJS.ProcessEnv): Result<Config, readonly string[]> {
  const given = withoutEmpty(env);
  const read = environment.safeParse(given);
  const wrong = read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
  if (given['NODE_ENV'] === 'production' && given['DISCORD_TOKEN'] === undefined) {
    wrong.push(
      "DISCORD_TOKEN is missing, and production needs it: your bot's token from discord.com/developers.",
    );
  }
  if (!read.success || wrong.length > 0) return err(wrong);
  const { DISCORD_TOKEN, DISCORD_API: api, THICKET_DATA, LOG_LEVEL, NODE_ENV } = read.data;
  const { THICKET_HEALTH_PORT: port, THICKET_HEALTH_HOST: host } = read.data;
  return ok({
    token: DISCORD_TOKEN ?? null,
    discordApi: api?.replace(/\/+$/, '') ?? DISCORD_API,
    dataFolder: THICKET_DATA,
    logLevel: LOG_LEVEL,
    production: NODE_ENV === 'production',
    clockOffsetMs: NODE_ENV === 'production' ? 0 : read.data.THICKET_CLOCK_OFFSET_MS,
    contact: read.data.THICKET_CONTACT ?? null,
    source: read.data.THICKET_SOURCE_URL?.replace(/\/+$/, '') ?? null,
    health: port === undefined ? null : { host, port },
  });
}

function text(): z.ZodString {
  return z.string().trim();
}

// `DISCORD_TOKEN=` in an .env file means that there is none.
function withoutEmpty(env: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
}
