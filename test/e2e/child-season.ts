import { makeSeason } from '../../scripts/season/season.js';
import { openStore } from '../../src/store/store.js';

/** Makes the season of a plan, given as JSON, in a data folder, and writes what has become of whom. */
const [dataFolder = '', plan = ''] = process.argv.slice(2);
const store = await openStore({ dataFolder });
const { renamed, left, deleted } = await makeSeason(
  store,
  JSON.parse(plan) as Parameters<typeof makeSeason>[1],
);
store.close();
process.stdout.write(JSON.stringify({ renamed: [...renamed], left, deleted: [...deleted] }));
