import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { Asker } from '../../src/discord/asked.js';
import {
  inviteLink,
  missingPermissions,
  NEEDED_PERMISSIONS,
  neededBits,
  whyNoTable,
} from '../../src/discord/permissions.js';
import type { ChannelId } from '../../src/tables/ids.js';
import { wordsFor } from '../../src/words/words.js';
import { ANA, GUILD } from './kit.js';

function askerIn(type: ChannelType, appPermissions = neededBits()): Asker {
  return {
    userId: ANA,
    name: 'Ana',
    guildId: GUILD,
    channel: { id: '300' as ChannelId, type, parentId: '299' as ChannelId },
    appPermissions,
    isModerator: false,
    words: wordsFor('en'),
  };
}

describe('permissions', () => {
  test('the invite link asks for exactly what is checked', () => {
    const link = new URL(inviteLink('123'));
    expect(link.searchParams.get('client_id')).toBe('123');
    expect(link.searchParams.get('scope')).toBe('bot applications.commands');
    expect(missingPermissions(BigInt(link.searchParams.get('permissions') ?? '0'))).toEqual([]);
    for (const name of NEEDED_PERMISSIONS) {
      expect(missingPermissions(neededBits() & ~PermissionFlagsBits[name])).toEqual([name]);
    }
  });

  test('the answer names exactly what is missing, and where', () => {
    const held = neededBits() & ~PermissionFlagsBits.CreatePublicThreads & ~PermissionFlagsBits.AttachFiles;
    expect(whyNoTable(askerIn(ChannelType.GuildText, held))).toBe(
      'I need **Create Public Threads** and **Attach Files** in <#300>. Someone who manages the server can allow that, then try again.',
    );
  });

  test('nothing is wrong in a text channel with all of them', () => {
    expect(whyNoTable(askerIn(ChannelType.GuildText))).toBeUndefined();
  });

  test.each([
    [ChannelType.PublicThread, 'neither a thread nor a post'],
    [ChannelType.PrivateThread, 'neither a thread nor a post'],
    [ChannelType.AnnouncementThread, 'neither a thread nor a post'],
    [ChannelType.GuildForum, 'forum'],
    [ChannelType.GuildMedia, 'forum'],
    [ChannelType.GuildVoice, 'voice channel'],
    [ChannelType.GuildStageVoice, 'voice channel'],
    [ChannelType.GuildAnnouncement, 'announcement channels'],
    [ChannelType.DM, 'channels of a server'],
    [ChannelType.GroupDM, 'channels of a server'],
    [ChannelType.GuildDirectory, 'this kind of channel'],
  ])('channel type %i is refused in words, whatever the permissions', (type, told) => {
    expect(whyNoTable(askerIn(type))).toContain(told);
  });
});
