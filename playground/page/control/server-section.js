import { control } from '../acts.js';
import { html } from '../html.js';
import { say } from '../words/say.js';
import { LANGUAGES } from './languages.js';
import { Action, LabelledMenu, NameForm, Section } from './section.js';

/** The server in view: whether the bot is in it, its language, words it blocks; and other servers. */
export function ServerSection({ state, guild, known }) {
  const hasBot = guild.members.some(({ user }) => user.bot);
  const change = (body, done) => control('guilds', { guild: guild.id, ...body }, done);
  const create = async (name) => {
    const made = await control('guilds', { action: 'create', name });
    if (made === undefined) return undefined;
    await control('members', { action: 'join', guild: made.guild.id, user: state.me }, () =>
      say('server.is-here', { name }),
    );
    return made;
  };
  return html`<${Section} title=${say('server.title')} mark=${guild.name}>
    ${
      hasBot
        ? html`<${Action} label=${say('server.remove-bot')} danger question=${say('server.remove-question', { server: guild.name })}
            onAct=${() => change({ action: 'remove-bot' }, () => say('server.bot-removed'))} />`
        : html`<${Action} label=${say('server.invite-bot')} onAct=${() => change({ action: 'add-bot' }, () => say('server.bot-added'))} />`
    }
    <${LabelledMenu} label=${say('server.language')} value=${guild.preferred_locale} entries=${LANGUAGES}
      onChoose=${(locale) => change({ action: 'speak', locale }, () => say('server.language-changed'))} />
    <${BlockedWords} words=${known?.blockedWords[guild.id] ?? []} onBlock=${(words, done) => change({ action: 'block-words', words }, done)} />
    <${NameForm} label=${say('server.another')} verb=${say('page.create')} min=${2} max=${100} onName=${create} />
  <//>`;
}

/** What Discord's moderation refuses in this server. */
function BlockedWords({ words, onBlock }) {
  const add = (text) => {
    const all = [...new Set([...words, ...wordsIn(text)])];
    return onBlock(all, () => say('server.blocked', { words: all.join(', ') }));
  };
  return html`<${NameForm} label=${say('server.words')} verb=${say('server.block')} max=${200} onName=${add} />
    ${
      words.length > 0 &&
      html`<div class="control-row"><span class="control-text">${say('server.blocked', { words: words.join(', ') })}</span>
        <${Action} label=${say('server.unblock')} onAct=${() => onBlock([], () => say('server.unblocked'))} /></div>`
    }`;
}

function wordsIn(text) {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
