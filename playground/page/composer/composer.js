import { useLayoutEffect, useRef } from 'preact/hooks';
import { classes, html } from '../html.js';
import { Icon } from '../icon.js';
import { channelTitle } from '../lookups.js';
import { say } from '../words/say.js';
import { fillCommand } from './begin-command.js';
import { Completion } from './completion.js';
import { OptionForm } from './option-form.js';
import { ReplyBar } from './reply-bar.js';
import { useWriting } from './writing.js';

const ARROW = 'M4 5l16 7-16 7 3-7zM7 12h8';

/** The box to write in. A slash begins a command, an at sign a mention; both are completed from a list. */
export function Composer({ state, channel }) {
  const { command } = state;
  const field = useRef(null);
  const { whyNotSend, whyNotUse, whyNotCommand } = channel.page;
  const leaveForm = () => {
    fillCommand(undefined);
    setTimeout(() => field.current?.focus());
  };
  if (command !== undefined)
    return html`<${OptionForm} key=${command.path} command=${command} onClose=${leaveForm} />`;
  return html`<div class="composer" id="composer" tabindex="-1">
    ${whyNotUse && whyNotUse !== whyNotSend && html`<p class="why-not">${whyNotUse}</p>`}
    ${whyNotSend && whyNotCommand && html`<p class="why-not closed" role="note">${whyNotSend}</p>`}
    ${!(whyNotSend && whyNotCommand) && html`<${TextBox} state=${state} channel=${channel} field=${field} onCommand=${fillCommand} />`}
  </div>`;
}

function TextBox({ state, channel, field, onCommand }) {
  const reply = state.replies[channel.id];
  const writing = useWriting({ state, channel, field, onCommand, reply });
  const { completion, problem } = writing;
  // Whoever answers a message goes on writing at once.
  useLayoutEffect(() => reply && field.current.focus(), [reply]);
  const label = say('box.message', { channel: channelTitle(state, channel) });
  const hint = channel.page.whyNotSend ?? label;
  return html`${reply && html`<${ReplyBar} state=${state} message=${reply} />`}
  ${problem && html`<p class="command-problem" id="command-problem" role="alert">${problem}</p>`}
  <div class=${classes('text-box', reply && 'replying')}>
    ${
      completion &&
      html`<${Completion} completion=${completion} active=${writing.active}
        onPick=${writing.pick} onHover=${writing.setActive} />`
    }
    <div class="box-field">
      ${writing.text === '' && html`<span class="box-hint" aria-hidden="true">${hint}</span>`}
      <textarea rows="1" dir="auto" ref=${field} aria-label=${label} placeholder=${hint}
      value=${writing.text} maxlength="2000" enterkeyhint="send"
      aria-autocomplete="list"
      aria-controls=${completion ? 'completion' : undefined}
      aria-activedescendant=${completion && writing.active >= 0 ? `completion-${writing.active}` : undefined}
      aria-invalid=${problem !== undefined} aria-describedby=${problem ? 'command-problem' : undefined}
      onInput=${({ target }) => writing.write(target.value, target.selectionStart)} onSelect=${writing.follow} onKeyDown=${writing.onKey}
      onBlur=${writing.hide}></textarea>
    </div>
    ${!channel.page.whyNotCommand && html`<${SlashButton} onPress=${writing.beginCommand} />`}
    <button type="button" class="icon-button send-button" aria-label=${say('box.send-message')} title=${say('box.send')}
      disabled=${writing.text.trim() === ''} onClick=${writing.send}>
      <${Icon} path=${ARROW} size=${20} />
    </button>
  </div>`;
}

function SlashButton({ onPress }) {
  return html`<button type="button" class="icon-button slash-button" aria-label=${say('box.commands')}
    title=${say('box.commands')} onMouseDown=${(event) => event.preventDefault()} onClick=${onPress}>
    <span aria-hidden="true">/</span>
  </button>`;
}
