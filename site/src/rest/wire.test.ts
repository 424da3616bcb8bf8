import { isScenario } from '../scenarios/scenarios';
import { replay, unacceptedDifferences, unusedRows } from '../testing/compare';
import { addressOf, readStrictly, reads } from '../testing/reads';
import { hasRecordings, isServed, type Recording, recordedRoles, recordings } from '../testing/recordings';
import type { TestClient } from '../testing/test-client';
import { runTestSite } from '../testing/test-site';

const testSite = runTestSite();
const clients = new Map<string, TestClient>();
beforeAll(async () => {
  for (const role of recordedRoles) clients.set(role, await testSite.client(role === 'anonymous' ? undefined : role));
});

const isRead = ({ request }: Recording) => request.method === 'GET' && request.before.length === 0;
const folders = [...new Set(recordings.map(({ scenario, role }) => `${scenario}/${role}`))];
const recordingsIn = (folder: string) => recordings.filter(({ scenario, role }) => `${scenario}/${role}` === folder);

test.each(folders)('the site answers as recorded in %s', async (folder) => {
  const [scenario = '', role = ''] = folder.split('/');
  const client = clients.get(role);
  if (!isScenario(scenario) || !client)
    throw new Error(`There is no scenario or user for the recordings in ${folder}.`);
  const found: string[] = [];
  let isStillSeeded = false;
  for (const recording of recordingsIn(folder).filter(isServed)) {
    // A read leaves the scenario unchanged, so the next request needs no new seed.
    if (!isStillSeeded) testSite.reset(scenario);
    isStillSeeded = isRead(recording);
    found.push(...(await unacceptedDifferences(recording, await replay(recording, client))));
  }
  expect(found).toEqual([]);
});

const readsByAddress = new Map(reads.map((read) => [addressOf(read), read]));

test.each(folders)('the page can read the recordings in %s', (folder) => {
  const wrong = recordingsIn(folder).flatMap(({ request, status, body, isTruncated, name }) => {
    const read = readsByAddress.get(request.path.replace(/^\/wp-json\/jetpack\/v4\//, ''));
    // A truncated recording lacks fields.
    if (!read || request.method !== 'GET' || isTruncated) return [];
    const reading = readStrictly(read, status, body === '' ? undefined : body);
    return typeof reading === 'string' ? [] : [`${name}: ${reading.wrong}`];
  });
  expect(wrong).toEqual([]);
});

// Runs last, because the tests above record which accepted differences they found.
test('no accepted difference is out of date', () => {
  expect(hasRecordings ? unusedRows() : []).toEqual([]);
});
