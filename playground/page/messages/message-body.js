import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { click } from '../acts.js';
import { looseAttachments } from '../components/attachments.js';
import { ComponentList } from '../components/component.js';
import { FileLink } from '../components/file-link.js';
import { Picture } from '../components/media.js';
import { MessageParts } from '../components/parts.js';
import { reloadMessages } from '../history.js';
import { html } from '../html.js';
import { Dots } from '../icon.js';
import { isBusy } from '../interactions.js';
import { userName } from '../lookups.js';
import { Markdown } from '../markdown/markdown.js';
import { store } from '../store.js';
import { say } from '../words/say.js';
import { Embed } from './embed.js';

/** What a message says: text, pictures, embeds, components; or that its author is thinking. */
export function MessageBody({ message, channel, state }) {
  const body = useKeptFocus();
  const parts = useMemo(
    () => ({
      click: (customId, values) => click(message, customId, values),
      busy: (customId) => isBusy(store.state.interactions, message.id, customId),
      reload: () => reloadMessages(channel.id),
      enlarge: (enlarged) => store.set({ enlarged }),
      attachments: message.attachments ?? [],
      usable: channel.page.whyNotUse === null || channel.page.whyNotUse === undefined,
      revision: message.edited_timestamp,
    }),
    [message, channel.page.whyNotUse, state.interactions],
  );
  if (message.page.thinking)
    return html`<${Thinking} name=${userName(state, message.author.id) ?? message.author.username} />`;
  return html`<${MessageParts.Provider} value=${parts}><div class="message-body" ref=${body}>
    ${message.content && html`<${Markdown} text=${message.content} />`}
    ${looseAttachments(message).map(
      (attachment) => html`<${LooseAttachment} key=${attachment.id}
        attachment=${attachment} />`,
    )}
    ${(message.embeds ?? []).map((embed, index) => html`<${Embed} key=${index} embed=${embed} />`)}
    <${ComponentList} components=${message.components ?? []} />
  </div><//>`;
}

function Thinking({ name }) {
  return html`<p class="thinking" role="status"><${Dots} />${say('message.thinking', { name })}</p>`;
}

function LooseAttachment({ attachment }) {
  const media = { url: attachment.url };
  if (attachment.content_type?.startsWith('image/')) {
    const item = { media, description: attachment.description };
    return html`<div class="gallery alone"><${Picture} item=${item} /></div>`;
  }
  return html`<${FileLink} file=${media} />`;
}

/** When a redrawn message loses the control that had the focus, the message takes it, so that Tab goes on from there. */
function useKeptFocus() {
  const body = useRef(null);
  const had = body.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    if (had && document.activeElement === document.body)
      body.current?.closest('article')?.focus({ preventScroll: true });
  });
  return body;
}
