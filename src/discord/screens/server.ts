import { ChannelType } from 'discord.js';
import { ARCHIVE_MINUTES, type ServerSettings, TABLE_CHANNELS_MAX } from '../../tables/server-settings.js';
import type { Words } from '../../words/words.js';
import { channelLinks } from '../names.js';
import { type NeededPermission, namedPermissions } from '../permissions.js';
import type { Block, Button, Menu, Screen } from '../screen.js';
import type { ServerWish } from '../server-wishes.js';
import { PACES_OFFERED, paceAbout, paceName } from './pace.js';

export interface ServerShown {
  readonly settings: ServerSettings;
  /** The languages there are words in. */
  readonly languages: readonly string[];
  /** What the server is set to on Discord. */
  readonly ownLanguage: string;
  /** What the bot lacks where results are announced. */
  readonly missing: readonly NeededPermission[];
  readonly words: Words;
}

/** The value of a menu for what is left as it is. */
export const LEFT = 'left';

const TEXT_CHANNELS = [ChannelType.GuildText] as const;
const RESULT_CHANNELS = [ChannelType.GuildText, ChannelType.GuildAnnouncement] as const;

/** A server's settings, each with what it means and the way to change it. */
export function serverScreen(shown: ServerShown): Screen {
  const { settings, words } = shown;
  const { channels, results } = settings;
  return {
    sheets: [
      [
        text(words.text('server.title')),
        text(words.text('server.pace')),
        { kind: 'menu', menu: paceMenu(shown) },
        text(channelsLine(shown)),
        {
          kind: 'channels',
          id: idOf('channels'),
          placeholder: words.plain('server.channels.placeholder'),
          types: TEXT_CHANNELS,
          chosen: channels,
          most: TABLE_CHANNELS_MAX,
        },
        text(words.text('server.archive')),
        { kind: 'menu', menu: archiveMenu(shown) },
        text(...resultsLines(shown)),
        {
          kind: 'channels',
          id: idOf('results'),
          placeholder: words.plain('server.results.placeholder'),
          types: RESULT_CHANNELS,
          chosen: results === null ? [] : [results],
          most: 1,
        },
        text(words.text('server.mentions', { state: stateOf(shown) })),
        { kind: 'buttons', buttons: [mentionsButton(shown)] },
        text(words.text('server.language')),
        { kind: 'menu', menu: languageMenu(shown) },
      ],
    ],
  };
}

function paceMenu({ settings, words }: ServerShown): Menu {
  return {
    id: idOf('pace'),
    placeholder: words.plain('server.pace.placeholder'),
    options: PACES_OFFERED.map((pace) => ({
      value: pace,
      label: paceName(pace, words),
      description: paceAbout(pace, words),
      chosen: pace === settings.pace,
    })),
  };
}

function channelsLine({ settings, words }: ServerShown): string {
  const { channels } = settings;
  if (channels.length === 0) return words.text('server.channels.all');
  return words.text('server.channels.some', { channels: channelLinks(channels, words) });
}

const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

function archiveMenu({ settings, words }: ServerShown): Menu {
  const { archiveAfterMinutes: chosen } = settings;
  return {
    id: idOf('archive'),
    placeholder: words.plain('server.archive.placeholder'),
    options: [
      ...ARCHIVE_MINUTES.map((minutes) => ({
        value: String(minutes),
        label: timeOf(minutes / MINUTES_PER_HOUR, words),
        chosen: minutes === chosen,
      })),
      {
        value: LEFT,
        label: words.plain('server.archive.left'),
        description: words.plain('server.archive.left.about'),
        chosen: chosen === null,
      },
    ],
  };
}

function timeOf(hours: number, words: Words): string {
  return hours < HOURS_PER_DAY
    ? words.plain('server.archive.hours', { count: hours })
    : words.plain('server.archive.days', { count: hours / HOURS_PER_DAY });
}

function resultsLines({ settings, missing, words }: ServerShown): readonly string[] {
  const { results } = settings;
  if (results === null) return [words.text('server.results.nowhere')];
  return [
    words.text('server.results.somewhere', { channel: `<#${results}>` }),
    ...(missing.length === 0
      ? []
      : [words.text('server.results.missing', { permissions: namedPermissions(missing, words) })]),
  ];
}

function stateOf({ settings, words }: ServerShown): string {
  return words.plain(settings.mentions ? 'mine.on' : 'mine.off');
}

// The id says what is to hold, not that it is to change, so that a double click changes it once.
function mentionsButton(shown: ServerShown): Button {
  const { settings, words } = shown;
  return {
    id: idOf(settings.mentions ? 'mentions-off' : 'mentions-on'),
    label: words.plain('server.mentions.switch', { state: stateOf(shown) }),
    tone: settings.mentions ? 'main' : 'plain',
  };
}

function languageMenu({ settings, languages, ownLanguage, words }: ServerShown): Menu {
  const own = words.plain('server.language.own', { language: languageName(ownLanguage) });
  return {
    id: idOf('language'),
    placeholder: words.plain('server.language.placeholder'),
    options: [
      { value: LEFT, label: own, chosen: settings.language === null },
      ...languages.map((language) => ({
        value: language,
        label: languageName(language),
        chosen: language === settings.language,
      })),
    ],
  };
}

// By its own name, so that whoever looks for it finds it.
function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function idOf(wish: ServerWish): Button['id'] {
  return { kind: 'server', wish };
}

function text(...lines: readonly string[]): Block {
  return { kind: 'text', text: lines.join('\n') };
}
