/** What `/help` says of where it is asked. Keys start with `help.`. */
export const HELP_WORDS = {
  'help.here': '## Here and now',
  'help.here.your-turn':
    '**It is your turn.** **My hand** shows your cards and what you may do; one tap plays. If you cannot go on for a while, `/table pause` proposes a break.',
  'help.here.waiting':
    'You play here, and nothing is asked of you now; you are mentioned when it is. **My hand** shows your cards all the same.',
  'help.here.watching':
    'You watch this match. The last message of this thread is the table as everybody sees it; `/table text` tells it in words.',
  'help.here.over':
    'This match is over. Below its end **{{rematch}}** opens a new table, and **{{replay}}** goes through it with all hands open.',
  'help.here.channel': 'You can open a table here. Others join it, and you press **{{start}}**.\n{{- plays}}',
  'help.here.lobbies_one':
    'A table waits for players in this channel: press **{{join}}** below it. Or open one of your own:\n{{- plays}}',
  'help.here.lobbies_other':
    '{{count}} tables wait for players in this channel: press **{{join}}** below one. Or open one of your own:\n{{- plays}}',
  'help.here.direct':
    'Tables are played on servers: `/play` opens one there, and `/help` tells the rest. These games can be played:\n{{- games}}',
  'help.game': '- **{{game}}** · {{about}}',
  'help.play': '- {{- command}} · {{about}}',
  'help.tours': '**How is it played?** A short tour with things to try, for you alone:',
  'help.tables': '**Your tables**',
  'help.more_one': '… and one more: `/games`.',
  'help.more_other': '… and {{count}} more: `/games`.',
  'help.more-direct_one': '… and one more: `/games` on its server.',
  'help.more-direct_other': '… and {{count}} more: `/games` on their servers.',
} as const;
