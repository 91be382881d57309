import { type RecordDeps, recordResults } from './record.js';

/** Sees to it that each finished match leaves its result, soon after it has finished. */
export interface Recorder {
  /** There may be something to record. */
  wake(): void;
  /** Once nothing is left to record. */
  idle(): Promise<void>;
}

export interface RecorderDeps extends RecordDeps {
  /** Told what could not be recorded; it is tried again with the next match that finishes. */
  onFailed(error: unknown): void;
}

/** Records one match after another, whoever wakes it how often. */
export function newRecorder(deps: RecorderDeps): Recorder {
  let running: Promise<void> | undefined;
  let again = false;

  async function run(): Promise<void> {
    while (again) {
      again = false;
      try {
        const { failed } = await recordResults(deps);
        for (const { error } of failed) deps.onFailed(error);
      } catch (error) {
        deps.onFailed(error);
      }
    }
    running = undefined;
  }

  return {
    wake() {
      again = true;
      running ??= run();
    },
    async idle() {
      await running;
    },
  };
}
