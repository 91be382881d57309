import { post, remove } from './api.js';
import { applyEvent } from './events.js';
import { complain, notify } from './notices.js';
import { stopReply } from './replies.js';
import { store } from './store.js';
import { say } from './words/say.js';

/** What a user does. A refusal of the server is shown, and nothing else happens. */

export async function click(message, customId, values) {
  await act('/page/click', { message: message.id, customId, ...(values === undefined ? {} : { values }) });
}

/** Sends a command; answers whether the server took it. `command` has `name`, `group`, `subcommand`, `options`. */
export async function sendCommand(command) {
  return (await act('/page/command', { channel: store.state.channelId, ...command })) !== undefined;
}

/** What the bot suggests for the option in focus: `choices`, and whether it has answered at all. */
export async function suggest(command, focused) {
  const { me: user, channelId: channel } = store.state;
  try {
    const { choices } = await post('/page/autocomplete', { user, channel, ...command, focused });
    const options = choices.map(({ name, value }) => ({ label: name, value: String(value) }));
    return { choices: options, status: 'ready' };
  } catch {
    return { choices: [], status: 'failed' };
  }
}

/** Sends a filled modal; answers the interaction that carries it, or throws the refusal for the modal to show. */
export async function submitModal(interaction, values) {
  const answer = await post('/page/modal', { user: store.state.me, interaction: interaction.id, values });
  noteInteraction(answer.interaction);
  return answer.interaction.id ?? answer.interaction;
}

/** Writes in the channel in view; `reply` is the message that is answered, if one is. */
export async function sendMessage(content, reply) {
  const channel = store.state.channelId;
  const answer = await act('/page/message', { channel, content, ...(reply && { reply: reply.id }) });
  if (reply && answer !== undefined) stopReply();
  return answer !== undefined;
}

export async function deleteMessage(message) {
  await act('/page/delete', { message: message.id });
}

/** Starts a thread from a message, or a post in a forum. */
export async function startThread(target) {
  return (await act('/page/thread', target))?.channel;
}

/** Opens the direct channel between oneself and the bot, which there may be already. */
export async function openDirect() {
  return (await act('/page/direct', {}))?.channel;
}

/** Puts a private message, or a note about a command, out of sight; the server is not told, as on Discord. */
export function dismiss(id) {
  store.set((state) => ({ dismissed: new Set([...state.dismissed, id]) }));
}

/** Does something from the control panel and says that it is done, in the words that `done` makes from the answer. */
export async function control(path, body, done) {
  try {
    const answer =
      body === undefined ? await remove(`/control/${path}`) : await post(`/control/${path}`, body);
    store.set(({ controlled }) => ({ controlled: controlled + 1 }));
    if (done) notify(() => done(answer));
    return answer;
  } catch (refusal) {
    complain(refusal);
    return undefined;
  }
}

/** Gives somebody's Discord another language; whoever they are, the page speaks it before it says so. */
export async function speak(user, locale) {
  if ((await control('users', { user, locale })) === undefined) return;
  const renew = (one) => (one.id === user ? { ...one, page: { ...one.page, locale } } : one);
  store.set(({ users }) => ({ users: users.map(renew) }));
  notify(() => say('server.language-changed'));
}

async function act(path, body) {
  try {
    const answer = await post(path, { user: store.state.me, ...body });
    noteInteraction(answer.interaction);
    return answer;
  } catch (refusal) {
    complain(refusal);
    return undefined;
  }
}

/** The answer to a click may come after the event that tells how it went on; the event knows more. */
function noteInteraction(interaction) {
  if (interaction?.id === undefined || store.state.interactions[interaction.id] !== undefined) return;
  applyEvent({ type: 'interaction', interaction });
}
