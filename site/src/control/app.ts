import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { versionOf } from '../catalog/versions';
import { isCrossOrigin } from '../context/request';
import type { Site } from '../context/site';
import { publicPage } from '../pages/public-pages';
import { scenarioNames } from '../scenarios/scenarios';
import { changes } from './changes';
import { controlPage } from './page';

/** Returns the state of the site, as `GET /control` sends it. */
const state = (site: Site) => ({
  scenario: site.store.state.scenario,
  scenarios: scenarioNames,
  clockOffsetMs: site.clock.offset,
  connection: site.store.state.registration,
  jetpack: versionOf(site.store),
  traits: site.store.state.traits,
  chaos: site.chaos,
  requests: site.log.length,
});

const isForm = (c: Context) => (c.req.header('Content-Type') ?? '').includes('application/x-www-form-urlencoded');

function parseJson(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch {
    return undefined;
  }
}

/**
 * Reads the body of a request: JSON, or the fields of a form. In a form, skips empty fields, and parses the values that the schema
 * refuses as strings, such as numbers.
 * @returns an empty object for an empty body; undefined for invalid JSON
 */
async function readBody(c: Context, entries: v.ObjectEntries): Promise<unknown> {
  const text = await c.req.text();
  if (!isForm(c)) return text.trim() ? parseJson(text) : {};
  const fields = [...new URLSearchParams(text)].flatMap(([name, value]) => {
    if (value === '') return [];
    const isText = value !== 'null' && v.safeParse(entries[name] ?? v.never(), value).success;
    const parsed = isText ? undefined : parseJson(value);
    return [[name, parsed === undefined ? value : parsed]];
  });
  return Object.fromEntries(fields);
}

/** Creates the app of `/control`, for tests and demonstrations. */
export function controlApp(site: Site): Hono {
  const app = new Hono();
  app.use('*', async (c, next) =>
    isCrossOrigin(c) ? c.json({ error: 'Requests from other sites are not allowed.' }, 403) : next(),
  );
  app.get('/', (c) =>
    c.req.header('Accept')?.includes('html')
      ? publicPage(site, c, 'Control', controlPage(site, state(site)))
      : c.json(state(site)),
  );
  app.get('/log', (c) => c.json({ requests: site.log }));
  app.delete('/log', (c) => {
    site.log.length = 0;
    return c.json({ requests: [] });
  });
  for (const [name, { entries, apply }] of Object.entries(changes)) {
    app.post(`/${name}`, async (c) => {
      const error = apply(site, await readBody(c, entries));
      if (error !== undefined) return c.json({ error }, 400);
      return isForm(c) ? c.redirect('/control', 303) : c.json(state(site));
    });
  }
  return app;
}
