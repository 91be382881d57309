import { describe, expect, test } from 'vitest';
import { changeSettings, closeDms, settingsOf } from '../../src/tables/people/change-settings.js';
import { SETTINGS_DEFAULT } from '../../src/tables/settings.js';
import { memoryStore } from '../kit/memory-store.js';
import { ANA, accepted, BEN, minute } from '../kit/tables.js';
import { peopleDepsOn } from '../kit/wishes.js';

const now = minute(1);
const { userId } = ANA;

describe('what a person wants', () => {
  test('is the usual until they say otherwise, one thing at a time, and nobody else’s', async () => {
    const deps = peopleDepsOn(memoryStore());
    expect(await settingsOf(deps, userId)).toEqual(SETTINGS_DEFAULT);
    const quiet = { from: 1_320, to: 420, zone: 'Europe/Berlin' };
    accepted(await changeSettings(deps, { userId, change: { quiet }, now }));
    const changed = accepted(await changeSettings(deps, { userId, change: { asText: true }, now }));
    expect(changed).toEqual({ ...SETTINGS_DEFAULT, quiet, asText: true });
    expect(await settingsOf(deps, userId)).toEqual(changed);
    expect(await settingsOf(deps, BEN.userId)).toEqual(SETTINGS_DEFAULT);
    const back = accepted(await changeSettings(deps, { userId, change: { quiet: null }, now }));
    expect(back.quiet).toBeNull();
  });

  test('is all kept where many things are said at the same time', async () => {
    const deps = peopleDepsOn(memoryStore());
    const changes = [{ asText: true }, { confirm: true }, { onDeck: true }, { reminders: 'dm' }] as const;
    await Promise.all([
      ...changes.map((change) => changeSettings(deps, { userId, change, now })),
      closeDms(deps, userId),
    ]);
    const { asText, confirm, onDeck, reminders, dmClosed } = await settingsOf(deps, userId);
    expect([asText, confirm, onDeck, reminders, dmClosed]).toEqual([true, true, true, 'dm', true]);
  });

  test('by direct message is not tried where they are refused, until it is asked for anew', async () => {
    const deps = peopleDepsOn(memoryStore());
    accepted(await changeSettings(deps, { userId, change: { reminders: 'dm' }, now }));
    await closeDms(deps, userId);
    await closeDms(deps, userId);
    expect(await settingsOf(deps, userId)).toMatchObject({ reminders: 'dm', dmClosed: true });
    accepted(await changeSettings(deps, { userId, change: { confirm: true, reminders: 'mention' }, now }));
    expect(await settingsOf(deps, userId)).toMatchObject({ dmClosed: true });
    accepted(await changeSettings(deps, { userId, change: { onDeck: true }, now }));
    expect(await settingsOf(deps, userId)).toMatchObject({ dmClosed: false });
    await closeDms(deps, userId);
    accepted(await changeSettings(deps, { userId, change: { reminders: 'dm' }, now }));
    expect(await settingsOf(deps, userId)).toMatchObject({ dmClosed: false });
  });
});
