import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { versionOf } from '../catalog/versions';
import { contentPolicy, pageHeaders } from '../context/headers';
import { isCrossOrigin } from '../context/request';
import type { Site } from '../context/site';
import { storeNotice } from '../facts/state-notices';
import { setTraits, traitsOf, traitsSchema } from '../facts/traits';
import { userByLogin } from '../facts/users';
import { chaosKinds } from '../faults/chaos';
import { documentOf } from '../html/document';
import { isScenario, scenarioNames, seed } from '../scenarios/scenarios';
import { controlPage } from './page';
import { isForm, parseBody, readBody } from './read-body';

const clockSchema = v.object({ offsetMs: v.pipe(v.number(), v.finite()) });
const noticeSchema = v.object({
  login: v.optional(v.string(), 'admin'),
  messageCode: v.optional(v.nullable(v.string()), null),
  errorCode: v.optional(v.nullable(v.string()), null),
  errorDescription: v.optional(v.nullable(v.string()), null),
});
const workersSchema = v.object({ count: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))) });
const readsSchema = v.object({ separate: v.boolean() });
const scenarioSchema = v.object({ name: v.string() });
const jetpackSchema = v.object({ generation: v.picklist(['11', '16']) });
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
const overridesSchema = v.object({ origins: v.array(v.pipe(v.string(), v.check(isOrigin))) });
const chaosRuleSchema = v.object({
  method: v.optional(v.string(), '*'),
  path: v.optional(v.string(), '*'),
  kind: v.picklist(chaosKinds),
  times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 1000),
});

/** Returns the state of the site, as `GET /control` sends it. */
function state(site: Site) {
  return {
    scenario: site.store.options.get('scenario', v.string(), ''),
    scenarios: scenarioNames,
    clockOffsetMs: site.clock.offset,
    connection: site.store.connection.registration(),
    jetpack: versionOf(site.store),
    traits: traitsOf(site.store),
    chaos: site.chaos.rules(),
    requests: site.log.all().length,
  };
}

/** Returns the control page, for browsers. */
function statePage(site: Site, c: Context): Response {
  const body = controlPage(site, state(site).scenario);
  const page = documentOf({ title: 'Control', css: '/wp-admin/css/admin.css', body });
  return c.body(page, 200, pageHeaders(contentPolicy(site.urls.provider)));
}

/** Returns the response to a change: a redirect to the control page for a form, otherwise the state of the site. */
const respond = (site: Site, c: Context): Response => (isForm(c) ? c.redirect('/control', 303) : c.json(state(site)));

/** Creates the app of `/control`, for tests and demonstrations. */
export function controlApp(site: Site): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => {
    if (isCrossOrigin(c)) return c.json({ error: 'Requests from other sites are not allowed.' }, 403);
    return next();
  });
  app.use('*', bodyLimit({ maxSize: 64 * 1024 }));
  app.get('/', (c) => (c.req.header('Accept')?.includes('html') ? statePage(site, c) : c.json(state(site))));
  app.post('/scenario', async (c) => {
    const change = await parseBody(c, scenarioSchema);
    if (!change || !isScenario(change.name)) {
      return c.json({ error: `name must be one of ${scenarioNames.join(', ')}` }, 400);
    }
    seed(site.store, change.name);
    return respond(site, c);
  });
  app.post('/jetpack', async (c) => {
    const change = await parseBody(c, jetpackSchema);
    if (!change) return c.json({ error: 'generation must be 11 or 16.' }, 400);
    site.store.options.set('jetpack', change.generation);
    return respond(site, c);
  });
  app.post('/traits', async (c) => {
    // Traits that the request does not name keep their values.
    const change = await parseBody(c, v.partial(v.strictObject(traitsSchema.entries)));
    if (!change) {
      return c.json({ error: `Known traits: ${Object.keys(traitsSchema.entries).join(', ')}` }, 400);
    }
    setTraits(site.store, { ...traitsOf(site.store), ...change });
    return respond(site, c);
  });
  app.post('/notice', async (c) => {
    const change = await parseBody(c, noticeSchema);
    const user = change && userByLogin(change.login);
    if (!change || !user)
      return c.json({ error: 'login must be a username; the other fields must be strings or null.' }, 400);
    const { login: _login, ...notice } = change;
    storeNotice(site.store, user.id, notice);
    return respond(site, c);
  });
  app.post('/overrides', async (c) => {
    const change = await parseBody(c, overridesSchema);
    if (!change) return c.json({ error: 'origins must be a list of origins.' }, 400);
    site.overrideOrigins = change.origins;
    return respond(site, c);
  });
  app.post('/clock', async (c) => {
    const change = await parseBody(c, clockSchema);
    if (!change) return c.json({ error: 'offsetMs must be a number.' }, 400);
    site.clock.offset = change.offsetMs;
    return respond(site, c);
  });
  app.post('/workers', async (c) => {
    const change = await parseBody(c, workersSchema);
    if (!change) return c.json({ error: 'count must be a whole number from 1, or null.' }, 400);
    site.workers.limit(change.count);
    return respond(site, c);
  });
  app.post('/reads', async (c) => {
    const change = await parseBody(c, readsSchema);
    if (!change) return c.json({ error: 'separate must be true or false.' }, 400);
    site.separateReads = change.separate;
    return respond(site, c);
  });
  app.post('/chaos', async (c) => {
    const data = await readBody(c, chaosRuleSchema.entries);
    // An empty object removes all rules.
    if (typeof data === 'object' && data !== null && Object.keys(data).length === 0) site.chaos.clear();
    else {
      const parsed = v.safeParse(chaosRuleSchema, data);
      if (!parsed.success) return c.json({ error: parsed.issues.map(({ message }) => message).join(' ') }, 400);
      site.chaos.add(parsed.output);
    }
    return respond(site, c);
  });
  app.post('/clear-chaos', (c) => {
    site.chaos.clear();
    return respond(site, c);
  });
  app.post('/clear-log', (c) => {
    site.log.clear();
    return respond(site, c);
  });
  app.get('/log', (c) => c.json({ requests: site.log.all() }));
  app.delete('/log', (c) => {
    site.log.clear();
    return c.json({ requests: [] });
  });
  return app;
}
