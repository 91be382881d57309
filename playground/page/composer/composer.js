import { useRef } from 'preact/hooks';
import { html } from '../html.js';
import { Icon } from '../icon.js';
import { channelTitle } from '../lookups.js';
import { fillCommand } from './begin-command.js';
import { Completion } from './completion.js';
import { OptionForm } from './option-form.js';
import { useWriting } from './writing.js';

const ARROW = 'M4 5l16 7-16 7 3-7zM7 12h8';

/** The box to write in. A slash begins a command, an at sign a mention; both are completed from a list. */
export function Composer({ state, channel }) {
  const { command } = state;
  const field = useRef(null);
  const { whyNotSend, whyNotUse } = channel.page;
  const leaveForm = () => {
    fillCommand(undefined);
    setTimeout(() => field.current?.focus());
  };
  if (command !== undefined)
    return html`<${OptionForm} key=${command.path} command=${command} onClose=${leaveForm} />`;
  return html`<div class="composer" id="composer" tabindex="-1">
    ${whyNotUse && whyNotUse !== whyNotSend && html`<p class="why-not">${whyNotUse}</p>`}
    ${whyNotSend && whyNotUse && html`<p class="why-not closed" role="note">${whyNotSend}</p>`}
    ${!(whyNotSend && whyNotUse) && html`<${TextBox} state=${state} channel=${channel} field=${field} onCommand=${fillCommand} />`}
  </div>`;
}

function TextBox({ state, channel, field, onCommand }) {
  const writing = useWriting({ state, channel, field, onCommand });
  const { completion } = writing;
  const label = `Message ${channelTitle(state, channel)}`;
  return html`<div class="text-box">
    ${
      completion &&
      html`<${Completion} completion=${completion} active=${writing.active}
        onPick=${writing.pick} onHover=${writing.setActive} />`
    }
    <textarea rows="1" ref=${field} aria-label=${label} placeholder=${channel.page.whyNotSend ?? label}
      value=${writing.text} maxlength="2000" enterkeyhint="send"
      aria-autocomplete="list"
      aria-controls=${completion ? 'completion' : undefined}
      aria-activedescendant=${completion ? `completion-${writing.active}` : undefined}
      onInput=${(event) => writing.write(event.target.value)} onKeyDown=${writing.onKey}
      onBlur=${writing.hide}></textarea>
    <button type="button" class="icon-button slash-button" aria-label="Commands" title="Commands"
      onMouseDown=${(event) => event.preventDefault()} onClick=${writing.beginCommand}>
      <span aria-hidden="true">/</span>
    </button>
    <button type="button" class="icon-button send-button" aria-label="Send message" title="Send"
      disabled=${writing.text.trim() === ''} onClick=${writing.send}>
      <${Icon} path=${ARROW} size=${20} />
    </button>
  </div>`;
}
