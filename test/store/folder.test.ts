import { chmodSync, cpSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { must } from '../../src/base/invariant.js';
import { migrationsFolder } from '../../src/store/migrations.js';
import { openStore } from '../../src/store/store.js';
import { complaint, temporaryFolder } from './kit.js';

const NOBODY = 65_534;

/** Root may write anywhere, so what permissions do shows only as somebody else. */
async function asOrdinaryUser<Value>(work: () => Promise<Value>): Promise<Value> {
  const { seteuid, geteuid } = process;
  const user = must(geteuid, 'Only on systems with users.')();
  const become = must(seteuid, 'Only on systems with users.');
  if (user === 0) become(NOBODY);
  try {
    return await work();
  } finally {
    if (user === 0) become(user);
  }
}

describe('a data folder', () => {
  test('is made where it is not there', async () => {
    const dataFolder = path.join(temporaryFolder(), 'deep', 'data');
    (await openStore({ dataFolder })).close();
    (await openStore({ dataFolder })).close();
    expect(statSync(dataFolder).mode & 0o777, 'nobody else looks at the cards in it').toBe(0o700);
  });

  test('that cannot be written is complained of by name, with what to do', async () => {
    const dataFolder = temporaryFolder();
    chmodSync(dataFolder, 0o555);
    const message = await complaint(
      'unwritable',
      asOrdinaryUser(() => openStore({ dataFolder })),
    );
    expect(message).toContain(dataFolder);
    expect(message).toContain('may write there');
  });

  test('that cannot be made is complained of', async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o555);
    const dataFolder = path.join(folder, 'data');
    await complaint(
      'unwritable',
      asOrdinaryUser(() => openStore({ dataFolder })),
    );
  });

  test.each([
    ['a file', ''],
    ['below a file', '/data'],
  ])('that is %s is complained of', async (_what, below) => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, 'hello');
    expect(await complaint('unwritable', openStore({ dataFolder: file + below }))).toContain(file);
  });

  test('with a database that is a folder, or may only be read, is complained of', async () => {
    const dataFolder = temporaryFolder();
    mkdirSync(path.join(dataFolder, 'thicket.db'));
    await complaint('unwritable', openStore({ dataFolder }));

    const other = temporaryFolder();
    (await openStore({ dataFolder: other })).close();
    chmodSync(other, 0o777);
    chmodSync(path.join(other, 'thicket.lock'), 0o666);
    chmodSync(path.join(other, 'thicket.db'), 0o444);
    // The project itself may lie where that user cannot read.
    const migrations = path.join(other, 'migrations');
    cpSync(migrationsFolder(), migrations, { recursive: true });
    const message = await complaint(
      'unwritable',
      asOrdinaryUser(() => openStore({ dataFolder: other, migrationsFolder: migrations })),
    );
    expect(message).toContain('thicket.db');
  });
});
