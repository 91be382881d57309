import { writeSync } from 'node:fs';
import { openStore } from '../../src/store/store.js';
import { StoreError } from '../../src/store/store-error.js';

/** Opens the store of a folder, says how that went, and stays until it is killed. */
const [dataFolder = ''] = process.argv.slice(2);
try {
  await openStore({ dataFolder });
  writeSync(1, 'open\n');
  setInterval(() => undefined, 60_000);
} catch (error) {
  if (!(error instanceof StoreError)) throw error;
  writeSync(1, `${error.fault}: ${error.message}\n`);
}
