import { traitsSchema } from '../facts/traits';
import { chaosKinds } from '../faults/chaos';
import { scenarioNames } from '../scenarios/scenarios';
import { field, type TestClient } from '../testing/test-client';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
let admin: TestClient;
beforeAll(async () => {
  site = await startTestSite('free');
  admin = await site.directClient('admin');
});
afterAll(() => site.close());

/** Submits a form of the page. */
const submit = (path: string, fields: Record<string, string>) =>
  admin.fetch(`/control/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: site.url },
  });
const state = async () => (await admin.fetch('/control')).json();

test('the page has a button for each scenario, a field for each trait, and an option for each fault', async () => {
  const text = await (await admin.fetch('/control', { headers: { Accept: 'text/html' } })).text();
  for (const name of scenarioNames) expect(text).toContain(`name="name" value="${name}"`);
  for (const name of Object.keys(traitsSchema.entries)) expect(text).toContain(` name="${name}"`);
  for (const kind of chaosKinds) expect(text).toContain(`<option value="${kind}"`);
});

test('a form makes the same changes as JSON, and redirects to the page', async () => {
  const reply = await submit('scenario', { name: 'threat-one' });
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/control']);
  await submit('traits', { threats: '17', multisite: 'true', rewind: 'active', scanReason: 'null', knownAddress: '' });
  await submit('chaos', { kind: '404', method: 'GET', path: 'site', times: '2', ms: '' });
  await submit('clock', { offsetMs: '3600000' });
  expect(await state()).toMatchObject({
    scenario: 'threat-one',
    traits: { threats: 17, multisite: true, scanReason: null, knownAddress: 'https://www.site.example' },
    chaos: [{ kind: '404', times: 2, ms: 1000 }],
    clockOffsetMs: 3_600_000,
  });
  await submit('clear-chaos', {});
  await submit('clear-log', {});
  await submit('clock', { offsetMs: '0' });
  expect(await state()).toMatchObject({ chaos: [], requests: 0 });
  await submit('notice', { login: 'admin', errorCode: 'cheatin', messageCode: '' });
  expect(field(await admin.pageState(), 'initial', 'jetpackStateNotices')).toMatchObject({ errorCode: 'cheatin' });
});

test('invalid form values are refused', async () => {
  expect((await submit('traits', { threats: 'many' })).status).toBe(400);
  expect((await submit('clock', { offsetMs: 'soon' })).status).toBe(400);
  expect((await submit('scenario', {})).status).toBe(400);
});
