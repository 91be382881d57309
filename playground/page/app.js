import { useEffect, useMemo, useState } from 'preact/hooks';
import { Directory } from './components/directory.js';
import { beginNamed, isUsableHere } from './composer/begin-command.js';
import { ControlPanel } from './control/control-panel.js';
import { Lightbox } from './dialogs/lightbox.js';
import { ModalDialog } from './dialogs/modal-dialog.js';
import { Notices } from './dialogs/notices-corner.js';
import { classes, html } from './html.js';
import {
  channel,
  channelTitle,
  countOf,
  directoryOf,
  openChannel,
  openGuild,
  roleName,
  userName,
} from './lookups.js';
import { Names } from './markdown/names.js';
import { Announcer } from './messages/announcer.js';
import { Place } from './place.js';
import { openPlace } from './seek.js';
import { openChannel as goToChannel } from './session.js';
import { Sidebar } from './sidebar/sidebar.js';
import { useStore } from './store.js';
import { useVisit } from './visits.js';
import { localeOf, pageLanguage, say } from './words/say.js';

/** The whole page: servers and channels, the channel in view, and the control panel. */
export function App() {
  const state = useStore();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const guild = openGuild(state);
  const directory = useMemo(() => directoryOf(state, guild), [guild, state.users]);
  const { guilds, users, me, channelId } = state;
  const names = useMemo(() => namesOf(state), [guilds, users, me, channelId]);
  const drawer = useVisit(isDrawerOpen);
  const panel = useVisit(isPanelOpen);
  useTitle(state);
  useLanguage();
  useEffect(() => setDrawerOpen(false), [state.channelId, state.me]);

  return html`<${Names.Provider} value=${names}><${Directory.Provider} value=${directory}>
    <${Announcer} state=${state} />
    <div class=${classes('app', isDrawerOpen && 'drawer-open', isPanelOpen && 'panel-open')}>
      <a class="skip" href="#composer">${say('page.skip')}</a>
      <${Sidebar} state=${state} part=${drawer} onClose=${() => setDrawerOpen(false)} />
      <div class="drawer-shade" onClick=${() => setDrawerOpen(false)}></div>
      <${Place} state=${state} pings=${pingsElsewhere(state)} onDrawer=${() => setDrawerOpen(true)} isDrawerOpen=${isDrawerOpen}
        isPanelOpen=${isPanelOpen} onPanel=${() => setPanelOpen(!isPanelOpen)} />
      ${isPanelOpen && html`<${ControlPanel} state=${state} part=${panel} onClose=${() => setPanelOpen(false)} />`}
    </div>
    <${ModalDialog} state=${state} />
    <${Lightbox} picture=${state.enlarged} />
    <${Notices} notices=${state.notices} />
  <//><//>`;
}

/** How many pings wait where the drawer of a phone hides them. */
function pingsElsewhere({ guilds, directChannels, channelId }) {
  const places = [...guilds.flatMap((guild) => [...guild.channels, ...guild.threads]), ...directChannels];
  return countOf(
    places.filter(({ id }) => id !== channelId),
    'pings',
  );
}

function namesOf(state) {
  return {
    me: state.me,
    locale: localeOf(state),
    userName: (id) => userName(state, id),
    roleName: (id) => roleName(state, id),
    channel: (id) => channel(state, id),
    openChannel: goToChannel,
    openPlace,
    isCommand: (name, id) => isUsableHere(state, name, id),
    beginCommand: beginNamed,
  };
}

/** Those who hear the page hear it in its own language. */
function useLanguage() {
  const language = pageLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}

function useTitle(state) {
  const places = [
    ...state.guilds.flatMap((guild) => [...guild.channels, ...guild.threads]),
    ...state.directChannels,
  ];
  const pings = countOf(places, 'pings');
  const found = openChannel(state);
  const where = found === undefined ? '' : channelTitle(state, found);
  const page = say('page.name');
  const who = state.me === undefined ? '' : userName(state, state.me);
  useEffect(() => {
    document.title = `${pings > 0 ? `(${pings}) ` : ''}${[where, who, page].filter(Boolean).join(' · ')}`;
  }, [pings, where, who, page]);
}
