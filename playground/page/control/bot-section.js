import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { control } from '../acts.js';
import { get } from '../api.js';
import { html } from '../html.js';
import { say } from '../words/say.js';
import { Action, Section } from './section.js';

const STATUS_WORDS = {
  off: 'process.off',
  starting: 'process.starting',
  running: 'process.running',
  stopped: 'process.stopped',
  waiting: 'process.waiting',
};
const LINES_SHOWN = 60;
const END_SLACK_PX = 12;

/** The bot's process: whether it lives, its end and its beginning, and what it has written. */
export function BotSection({ bot }) {
  const act = (action, done) => control('bot', { action }, done);
  const restart = async () => {
    if (await act('stop')) await act('start', () => say('process.has-restarted'));
  };
  const isOurs = bot.status !== 'off';
  const isDown = bot.status === 'stopped' || bot.status === 'waiting';
  return html`<${Section} title=${say('process.title')} mark=${say(bot.connected ? 'process.connected' : 'process.not-connected')} open>
    <p class="control-text">
      <span class=${bot.connected ? 'lamp on' : 'lamp'} aria-hidden="true"></span>${describe(bot)}
    </p>
    <div class="control-row">
      ${
        isDown
          ? html`<${Action} label=${say('process.start')} onAct=${() => act('start', () => say('process.started'))} />`
          : html`<${Action} label=${say('process.restart')} disabled=${!isOurs} onAct=${restart} />`
      }
      <${Action} label=${say('process.stop')} disabled=${!isOurs || isDown} onAct=${() => act('stop', () => say('process.has-stopped'))} />
      <${Action} label=${say('process.crash')} danger disabled=${!isOurs || isDown}
        onAct=${() => act('kill', () => say('process.has-crashed'))} />
    </div>
    <${Output} />
  <//>`;
}

function describe({ status, restarts }) {
  const values = { status: say(STATUS_WORDS[status]), count: restarts };
  return restarts > 0 ? say('process.restarted', values) : say('process.is', values);
}

function Output() {
  const [lines, setLines] = useState([]);
  const [isOpen, setOpen] = useState(false);
  const box = useRef(null);
  const isAtEnd = useRef(true);
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
  useLayoutEffect(() => {
    if (isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines, isOpen]);
  const onScroll = ({ target }) => {
    isAtEnd.current = target.scrollHeight - target.scrollTop - target.clientHeight < END_SLACK_PX;
  };
  return html`<details class="output" onToggle=${(event) => setOpen(event.target.open)}>
    <summary>${say('process.output')}</summary>
    <pre tabindex="0" ref=${box} onScroll=${onScroll}>${lines.length === 0 ? say('process.silent') : lines.join('\n')}</pre>
  </details>`;
}
