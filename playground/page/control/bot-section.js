import { useEffect, useState } from 'preact/hooks';
import { control } from '../acts.js';
import { get } from '../api.js';
import { html } from '../html.js';
import { Action, Section } from './section.js';

const STATUS_WORDS = {
  off: 'started elsewhere',
  starting: 'starting',
  running: 'running',
  stopped: 'stopped',
  waiting: 'died, starts again soon',
};
const LINES_SHOWN = 60;

/** The bot's process: whether it lives, its end and its beginning, and what it has written. */
export function BotSection({ bot }) {
  const act = (action, done) => control('bot', { action }, done);
  const restart = async () => {
    if (await act('stop')) await act('start', 'Bot stopped and started again.');
  };
  const isOurs = bot.status !== 'off';
  const isDown = bot.status === 'stopped' || bot.status === 'waiting';
  return html`<${Section} title="Bot" mark=${bot.connected ? 'connected' : 'not connected'} open>
    <p class="control-text">
      <span class=${bot.connected ? 'lamp on' : 'lamp'} aria-hidden="true"></span>Process ${describe(bot)}.
    </p>
    <div class="control-row">
      ${
        isDown
          ? html`<${Action} label="Start" onAct=${() => act('start', 'Bot starting.')} />`
          : html`<${Action} label="Restart" disabled=${!isOurs} onAct=${restart} />`
      }
      <${Action} label="Stop" disabled=${!isOurs || isDown} onAct=${() => act('stop', 'Bot stopped.')} />
      <${Action} label="Crash" danger disabled=${!isOurs || isDown}
        onAct=${() => act('kill', 'Bot killed; it starts again.')} />
    </div>
    <${Output} />
  <//>`;
}

function describe({ status, restarts }) {
  const words = STATUS_WORDS[status];
  return restarts > 0 ? `${words}, restarted ${restarts} ${restarts === 1 ? 'time' : 'times'}` : words;
}

function Output() {
  const [lines, setLines] = useState([]);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const read = () =>
      get('/control/bot')
        .then(({ output }) => setLines(output.slice(-LINES_SHOWN).map(({ line }) => line)))
        .catch(() => {});
    read();
    const timer = setInterval(read, 2_000);
    return () => clearInterval(timer);
  }, [isOpen]);
  return html`<details class="output" onToggle=${(event) => setOpen(event.target.open)}>
    <summary>Output</summary>
    <pre tabindex="0">${lines.length === 0 ? 'Nothing written yet.' : lines.join('\n')}</pre>
  </details>`;
}
