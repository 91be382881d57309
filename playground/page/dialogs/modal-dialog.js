import { useEffect, useState } from 'preact/hooks';
import { submitModal } from '../acts.js';
import { html } from '../html.js';
import { useOnce } from '../once.js';
import { store } from '../store.js';
import { say } from '../words/say.js';
import { Dialog } from './dialog.js';
import { ModalPart } from './modal-part.js';
import { initialValues } from './modal-values.js';

/** The form a bot has asked this user to fill. */
export function ModalDialog({ state }) {
  const interaction = state.interactions[state.modalId];
  if (interaction?.modal === undefined) return null;
  return html`<${FilledModal} key=${interaction.id} interaction=${interaction}
    interactions=${state.interactions} />`;
}

function FilledModal({ interaction, interactions }) {
  const { title, components } = interaction.modal;
  const [values, setValues] = useState(() => initialValues(components));
  const sending = useSending(interaction, interactions, values);
  const close = () => store.set({ modalId: undefined });
  const set = (customId, value) => setValues((known) => ({ ...known, [customId]: value }));
  return html`<${Dialog} label=${title} kind="form modal" onClose=${close}>
    <form onSubmit=${sending.submit}>
      <h2>${title}</h2>
      <div class="modal-parts">${components.map(
        (component, index) => html`<${ModalPart} key=${index}
          component=${component} values=${values} set=${set} />`,
      )}</div>
      ${sending.error && html`<p class="failure" role="alert">${sending.error}</p>`}
      <div class="dialog-buttons">
        <button type="button" class="button secondary" onClick=${close}>${say('page.cancel')}</button>
        <button type="submit" class="button primary" aria-busy=${sending.isWaiting}>${say('modal.submit')}</button>
      </div>
    </form>
  <//>`;
}

/** Sends the form. It closes when the bot has answered, and says so when the bot does not. */
function useSending(interaction, interactions, values) {
  const [sentId, setSentId] = useState();
  const [refused, setRefused] = useState();
  const status = interactions[sentId]?.status;
  useEffect(() => {
    if (status !== undefined && status !== 'waiting' && status !== 'failed')
      store.set({ modalId: undefined });
  }, [status]);
  const send = useOnce(async () => {
    if (status === 'waiting') return;
    setRefused(undefined);
    try {
      setSentId(await submitModal(interaction, values));
    } catch (refusal) {
      setRefused(refusal.message);
    }
  });
  const submit = (event) => {
    event.preventDefault();
    send();
  };
  const error = refused ?? (status === 'failed' ? say('modal.failed') : undefined);
  return { submit, error, isWaiting: status === 'waiting' };
}
