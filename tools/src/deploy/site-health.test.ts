import { createServer } from 'node:http';
import type { HealthReport } from '@flightdeck/shared/contracts/health';
import { emptyRegistry } from './registry-text';
import { status } from './report';
import { readSiteHealth } from './site-health';

const release = { retries: 0, lost: 0, interactions: 0, slow: 0, codes: {} };
const health: HealthReport = {
  areas: {
    'mf-settings': [
      { ...release, version: '1.0.0', stage: 'live', loads: 60, failures: 0, ms: 41 },
      {
        ...release,
        version: '2.0.0',
        stage: 'staged',
        loads: 8,
        failures: 1,
        ms: 52,
        retries: 2,
        lost: 1,
        interactions: 6,
        slow: 3,
        codes: { 'area-mount': 1, 'rest-timeout': 4 },
      },
      { ...release, version: '0.9.0', stage: 'earlier', loads: 0, failures: 0, ms: null },
    ],
    'mf-dashboard': [{ ...release, version: '1.0.0', stage: 'live', loads: 0, failures: 0, ms: null }],
  },
  takenBack: [
    {
      ...{ area: 'mf-dashboard', version: '3.0.0', since: 'a', at: '2026-11-23T12:00:00Z', reason: 'start' },
      ...{ staged: { loads: 6, failures: 5 }, live: { loads: 60, failures: 0 } },
    },
  ],
};

let answer = { status: 200, body: JSON.stringify(health) };
const asked: unknown[] = [];
const server = createServer((request, response) => {
  asked.push([request.url, request.headers.authorization]);
  response.writeHead(answer.status).end(answer.body);
});
let site: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  site = `http://127.0.0.1:${port}/blog/`;
});
afterAll(() => void server.close());

test('asks the site for its counts with the login of an administrator', async () => {
  answer = { status: 200, body: JSON.stringify(health) };
  expect(await readSiteHealth(site, 'admin:secret')).toEqual(health);
  expect(asked).toEqual([['/blog/?rest_route=/flightdeck/v1/health', `Basic ${btoa('admin:secret')}`]]);
});

test.each([
  [401, '{}', 'FLIGHTDECK_SITE_LOGIN'],
  [404, '{}', 'Update the Flightdeck plugin'],
  [500, '', 'FLIGHTDECK_SITE_LOGIN'],
  [200, '<p>', 'Check the address'],
  [200, '{"areas":7}', 'Check the address'],
])('status %d with %s is named, with advice', async (code, body, next) => {
  answer = { status: code, body };
  await expect(readSiteHealth(site, 'admin:secret')).rejects.toMatchObject({
    ...{ exitCode: 5, next: expect.stringContaining(next) },
  });
});

test.each([
  ['http://site.example', 'admin:secret'],
  ['site.example', 'admin:secret'],
  ['https://site.example', undefined],
])('sends no password to %s with login %s', async (address, login) => {
  await expect(readSiteHealth(address, login)).rejects.toMatchObject({ exitCode: 2 });
});

test('status shows the staged release beside the live one, and what the site took back', () => {
  const lines = status(emptyRegistry, undefined, false, { health, site: 'https://site.example' });
  expect(lines.slice(lines.indexOf('Last 14 days on https://site.example:'))).toEqual([
    'Last 14 days on https://site.example:',
    'mf-settings   live    1.0.0  60 visits  0 failed (0 %)     41 ms',
    'mf-settings   staged  2.0.0  8 visits   1 failed (12.5 %)  52 ms  area-mount × 1, rest-timeout × 4, 2 retries, 1 draft lost, slow interactions in 3 of 6 visits',
    'mf-dashboard  live    1.0.0  0 visits',
    'Taken back: mf-dashboard 3.0.0, 2026-11-23T12:00:00Z: 5 of 6 visits failed, 0 of 60 with the live release.',
  ]);
  const [json = ''] = status(emptyRegistry, 'mf-settings', true, { health, site: 'https://site.example' });
  expect(JSON.parse(json)).toMatchObject({ releases: [{ unit: 'mf-settings' }], health });
});
