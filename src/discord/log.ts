import { type Level, type Logger, type LoggerOptions, pino } from 'pino';
import { PinoPretty } from 'pino-pretty';

export interface LogReaders {
  /** Somebody sits at a terminal and reads sentences rather than JSON. */
  readonly atTerminal?: boolean;
  /** Told of each line that is written. */
  onLine?(level: Level): void;
}

/**
 * One line of JSON for each thing worth knowing. Of an error only its kind, message and stack are written:
 * Discord's client hangs whole requests on its errors, and a request may hold somebody's cards.
 */
export function newLog(level: string, { atTerminal = false, onLine }: LogReaders = {}): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    hooks: {
      logMethod(args, method, number) {
        onLine?.((pino.levels.labels[number] ?? 'info') as Level);
        method.apply(this, args);
      },
    },
  };
  // At once, so that the last lines before an end are seen.
  return atTerminal
    ? pino(options, PinoPretty({ translateTime: 'SYS:HH:MM:ss', sync: true }))
    : pino(options);
}

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string | undefined;
}

function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: undefined };
  return { type: error.name, message: error.message, stack: error.stack };
}
