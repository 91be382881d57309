import { render } from 'preact';
import { App } from './app.js';
import { html } from './html.js';
import { complain } from './notices.js';
import { applyTheme } from './preferences.js';
import { start } from './session.js';

applyTheme();
render(html`<${App} />`, document.getElementById('app'));
start().catch(complain);
