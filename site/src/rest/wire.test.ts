import * as v from 'valibot';
import { isScenario, seed } from '../scenarios/scenarios';
import { replay, unacceptedDifferences, unusedRows } from '../testing/compare';
import { addressOf, readStrictly, reads } from '../testing/reads';
import { hasRecordings, type Recording, recordedRoles, recordings } from '../testing/recordings';
import type { TestClient } from '../testing/test-client';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
const clients = new Map<string, TestClient>();
beforeAll(async () => {
  site = await startTestSite();
  for (const role of recordedRoles) {
    clients.set(role, await site.directClient(role === 'anonymous' ? undefined : role));
  }
});
afterAll(() => site.close());

const isRead = ({ request }: Recording) => request.method === 'GET' && request.before.length === 0;
const places = [...new Set(recordings.map(({ scenario, role }) => `${scenario}/${role}`))];
const at = (place: string) => recordings.filter(({ scenario, role }) => `${scenario}/${role}` === place);

test.each(places)('%s: the site answers as recorded', async (place) => {
  const [scenario = '', role = ''] = place.split('/');
  const client = clients.get(role);
  if (!isScenario(scenario) || !client) throw new Error(place);
  const found: string[] = [];
  let untouched = false;
  for (const recording of at(place)) {
    // Reads change nothing, so they share one state.
    if (!untouched) seed(site.running.site.store, scenario);
    untouched = isRead(recording);
    found.push(...(await unacceptedDifferences(recording, await replay(recording, client))));
  }
  expect(found).toEqual([]);
});

const readsByAddress = new Map(reads.map((read) => [addressOf(read), read]));

test.each(places)('%s: the page understands the recordings', (place) => {
  const wrong = at(place).flatMap(({ request, status, body, isTruncated, name }) => {
    const read = readsByAddress.get(request.path.replace(/^\/wp-json\/jetpack\/v4\//, ''));
    if (!read || request.method !== 'GET') return [];
    // The missing parts of a cut recording would fail a strict check.
    if (isTruncated && status === 200) return v.is(read.schema, body) ? [] : [`${name}: not understood`];
    const reading = readStrictly(read, status, body === '' ? undefined : body);
    return typeof reading === 'string' ? [] : [`${name}: ${reading.wrong}`];
  });
  expect(wrong).toEqual([]);
});

test('no accepted difference is out of date', () => {
  expect(hasRecordings ? unusedRows() : []).toEqual([]);
});
