import type { Site } from '../context/site';
import { rewindStates, scanStates, traitsOf } from '../facts/traits';
import { users } from '../facts/users';
import { chaosKinds } from '../faults/chaos';
import { html, type Markup } from '../html/html';
import { errorCodes, messageCodes, scenarios } from '../scenarios/scenarios';

const hourMs = 3_600_000;

const choice = (name: string, label: string, values: readonly string[], selected = ''): Markup => html`<label>${label}
<select name="${name}">${values.map(
  (value) => html`<option value="${value}"${value === selected && html` selected`}>${value || '–'}</option>`,
)}</select></label>`;

const field = (name: string, label: string, value: string): Markup =>
  html`<label>${label} <input name="${name}" value="${value}" autocomplete="off"></label>`;

/** Returns a form that posts to `/control/{name}`. */
const form = (name: string, content: Markup, button: string): Markup =>
  html`<form method="post" action="/control/${name}" class="wp-fields">${content}
<button class="wp-button">${button}</button></form>`;

/** @param current name of the site's scenario */
function scenarioForm(current: string): Markup {
  const button = (name: string): Markup =>
    html`<button class="wp-button" name="name" value="${name}" aria-pressed="${
      name === current ? 'true' : 'false'
    }">${name}</button>`;
  const states = [...scenarios].filter(([, { notice }]) => !notice);
  const notices = [...scenarios].filter(([, { notice }]) => notice);
  return html`<form method="post" action="/control/scenario">
<dl class="wp-choices">${states.map(([name, { about }]) => html`<dt>${button(name)}</dt><dd>${about}</dd>`)}</dl>
<h3>Notices that the next page shows after connecting</h3>
<p class="wp-choices wp-choices--short">${notices.map(([name]) => button(name))}</p></form>`;
}

/** Traits with a fixed list of values. The form has a list for these and for booleans, and a text field for other traits. */
const choices: Readonly<Record<string, readonly string[]>> = {
  rewind: rewindStates,
  scan: scanStates,
  stats: ['empty', 'small', 'large', 'failing'],
  vaultpress: ['none', 'not-registered', 'registered'],
  connectionErrorAction: ['reconnect', 'support'],
};

function traitsForm(site: Site): Markup {
  const fields = Object.entries(traitsOf(site.store)).map(([name, value]) => {
    const values = typeof value === 'boolean' ? ['true', 'false'] : choices[name];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return values ? choice(name, name, values, text) : field(name, name, text);
  });
  return form('traits', html`${fields}`, 'Save the traits');
}

const noticeForm = (): Markup =>
  form(
    'notice',
    html`${choice(
      'login',
      'For',
      users.map(({ login }) => login),
    )}
${choice('messageCode', 'Message', ['', ...messageCodes])} ${choice('errorCode', 'Error', ['', ...errorCodes])}
${field('errorDescription', 'Error description', '')}`,
    'Show it on the next page',
  );

function clockForm(site: Site): Markup {
  // Before and after the end of a nonce (12 to 24 hours) and of a session (48 hours), and long after both.
  const buttons = [0, 11, 13, 25, 49, 24 * 15].map(
    (hours) =>
      html`<button class="wp-button" name="offsetMs" value="${hours * hourMs}">${
        hours ? `In ${hours} hours` : 'Now'
      }</button> `,
  );
  return html`<p>The clock of the site shows ${new Date(site.clock.now()).toISOString()}.</p>
<form method="post" action="/control/clock">${buttons}</form>`;
}

function chaosForms(site: Site): Markup {
  const rules = site.chaos.rules();
  const list = rules.map(
    ({ method, path, kind, times, ms }) =>
      html`<li><code>${method} ${path}</code>: ${kind}${kind === 'slow' && html` ${ms} ms`}, ${times === null ? 'always' : `${times} more time(s)`}</li>`,
  );
  return html`${rules.length ? html`<ul>${list}</ul>` : html`<p>No fault is active.</p>`}
${form(
  'chaos',
  html`${choice('kind', 'Kind', chaosKinds)} ${choice('method', 'Method', ['*', 'GET', 'POST'])}
${field('path', 'Path below jetpack/v4/', '*')} ${field('times', 'How often (empty: always)', '1')}
${field('ms', 'Delay of slow, in ms', '1000')}`,
  'Add the fault',
)}
<form method="post" action="/control/clear-chaos"><button class="wp-button">Remove all faults</button></form>`;
}

function logTable(site: Site): Markup {
  const rows = site.log
    .all()
    .slice(-40)
    .reverse()
    .map(({ method, path, status }) => html`<tr><td>${method}</td><td>${path}</td><td>${status || 'none'}</td></tr>`);
  return html`<table class="wp-table"><thead><tr><th>Method</th><th>Path</th><th>Status</th></tr></thead><tbody>${rows}</tbody></table>
<form method="post" action="/control/clear-log"><button class="wp-button">Clear the list</button></form>`;
}

const sections = ['Scenario', 'Traits', 'Notice', 'Clock', 'Faults', 'Requests'] as const;
const title = (name: (typeof sections)[number]): Markup => html`<h2 id="${name.toLowerCase()}">${name}</h2>`;

/**
 * Returns the control page: the state of the site, its planned faults, and forms that change them.
 * @param current name of the site's scenario
 */
export const controlPage = (site: Site, current: string): Markup =>
  html`<main class="wp-front"><h1>Control</h1>
<p>Change the state of this site, and make its responses fail on purpose. Tests send the same values as JSON to the same addresses. Without a browser, <code>GET /control</code> returns the state as JSON.</p>
<p><a class="wp-button" href="/wp-admin/admin.php?page=flightdeck">Open the dashboard</a> <a href="/">Back</a></p>
<p>${sections.map((name) => html`<a href="#${name.toLowerCase()}">${name}</a> `)}</p>
${title('Scenario')}${scenarioForm(current)}
${title('Traits')}<p>Properties of the site and its provider. A scenario sets all of them.</p>${traitsForm(site)}
${title('Notice')}${noticeForm()}
${title('Clock')}${clockForm(site)}
${title('Faults')}${chaosForms(site)}
${title('Requests')}${logTable(site)}</main>`;
