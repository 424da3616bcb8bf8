import { html } from 'hono/html';
import type { Site } from '../context/site';
import type { Traits } from '../facts/traits';
import type { Markup } from '../html/document';
import { scenarios } from '../scenarios/scenarios';
import { changes } from './changes';

/** Returns the values that a field can have; undefined for a field with any text. */
function choicesOf(schema: object): readonly unknown[] | undefined {
  if ('wrapped' in schema) return choicesOf(Object(schema.wrapped));
  if ('options' in schema && Array.isArray(schema.options)) return schema.options;
  return 'type' in schema && schema.type === 'boolean' ? [true, false] : undefined;
}

function control(name: string, schema: object, value: unknown): Markup {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  const choices = choicesOf(schema)?.map(String);
  return html`<label>${name} ${
    choices
      ? html`<select name="${name}">${choices.map(
          (choice) => html`<option${choice === text && html` selected`}>${choice}</option>`,
        )}</select>`
      : html`<input name="${name}" value="${text === '""' ? '' : text}" autocomplete="off">`
  }</label>`;
}

/** Returns a form that makes a change. @param values current values of its fields */
const form = (name: string, values: Readonly<Record<string, unknown>>, button: string): Markup =>
  html`<form method="post" action="/control/${name}" class="wp-fields">${Object.entries(
    changes[name]?.entries ?? {},
  ).map(([field, schema]) => control(field, schema, values[field]))}
<button class="wp-button">${button}</button></form>`;

function scenarioForm(current: string): Markup {
  const rows = [...scenarios].map(
    ([name, { about }]) =>
      html`<dt><button class="wp-button" name="name" value="${name}" aria-pressed="${String(name === current)}">${name}</button></dt><dd>${about}</dd>`,
  );
  return html`<form method="post" action="/control/scenario"><dl class="wp-choices">${rows}</dl></form>`;
}

function faults(site: Site): Markup {
  const rules = site.chaos.map(
    ({ method, path, kind, times }) => html`<li>${method} ${path}: ${kind}, ${times ?? 'always'}</li>`,
  );
  return html`${rules.length ? html`<ul>${rules}</ul>` : html`<p>No fault is active.</p>`}
${form('chaos', { method: '*', path: '*', times: 1, ms: 1000 }, 'Add the fault')}
<form method="post" action="/control/chaos"><button class="wp-button">Remove all faults</button></form>`;
}

/** Returns the control page: forms for scenario, traits and faults. Tests send the same values as JSON, and other changes. */
export const controlPage = (site: Site, { scenario, traits }: { scenario: string; traits: Traits }): Markup =>
  html`<h1>Control</h1>
<p>Change the state of this site, and make its responses fail on purpose. Without a browser, <code>GET /control</code> returns the state as JSON.</p>
<p><a class="wp-button" href="/wp-admin/admin.php?page=flightdeck">Open the dashboard</a> <a href="/">Back</a></p>
<h2>Faults</h2><p>Paths are relative to <code>jetpack/v4/</code>; <code>provider</code> means all reads that need the provider.</p>${faults(site)}
<h2>Scenario</h2>${scenarioForm(scenario)}
<h2>Traits</h2><p>Properties of the site and its provider. A scenario sets all of them.</p>${form('traits', traits, 'Save the traits')}`;
