import { control } from '../acts.js';
import { html } from '../html.js';
import { LANGUAGES } from './languages.js';
import { Action, LabelledMenu, NameForm, Section } from './section.js';

/** The server in view: whether the bot is in it, its language, words it blocks; and other servers. */
export function ServerSection({ state, guild }) {
  const hasBot = guild.members.some(({ user }) => user.bot);
  const change = (body, done) => control('guilds', { guild: guild.id, ...body }, done);
  const create = async (name) => {
    const made = await control('guilds', { action: 'create', name });
    if (made === undefined) return undefined;
    await control('members', { action: 'join', guild: made.guild.id, user: state.me }, `${name} is here.`);
    return made;
  };
  return html`<${Section} title="This server" mark=${guild.name}>
    ${
      hasBot
        ? html`<${Action} label="Remove bot from server" danger
            onAct=${() => change({ action: 'remove-bot' }, 'Bot removed.')} />`
        : html`<${Action} label="Invite bot to server" onAct=${() => change({ action: 'add-bot' }, 'Bot added.')} />`
    }
    <${LabelledMenu} label="Language" value=${guild.preferred_locale} entries=${LANGUAGES}
      onChoose=${(locale) => change({ action: 'speak', locale }, 'Language changed.')} />
    <${NameForm} label="Words to block, with commas" verb="Block" max=${200} isEmptyFine
      onName=${(text) => change({ action: 'block-words', words: wordsIn(text) }, 'The words are blocked.')} />
    <${NameForm} label="Another server" verb="Create" min=${2} max=${100} onName=${create} />
  <//>`;
}

function wordsIn(text) {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
