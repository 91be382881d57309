import { type Level, type Logger, pino } from 'pino';

/**
 * One line of JSON for each thing worth knowing. Of an error only its kind, message and stack are written:
 * Discord's client hangs whole requests on its errors, and a request may hold somebody's cards. `onLine` is
 * told of each line that is written.
 */
export function newLog(level: string, onLine: (level: Level) => void = () => undefined): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    hooks: {
      logMethod(args, method, number) {
        onLine((pino.levels.labels[number] ?? 'info') as Level);
        method.apply(this, args);
      },
    },
  });
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
