import { createServer } from 'node:http';
import type { VisitCounts } from '@flightdeck/shared/contracts/releases';
import { emptyRegistry } from '../releases/registry-text';
import { history, status } from './report';
import { readSiteCounts } from './site-counts';

const counts: VisitCounts = {
  areas: {
    'mf-settings': [
      { version: '1.0.0', stage: 'live', visits: 60, failures: 0, ms: 41, codes: {} },
      {
        version: '2.0.0',
        stage: 'staged',
        visits: 8,
        failures: 2,
        ms: 52,
        codes: { 'area-mount': 1, 'area-script': 1 },
      },
    ],
    'mf-dashboard': [{ version: '1.0.0', stage: 'live', visits: 1, failures: 0, ms: null, codes: {} }],
  },
  withdrawn: { 'mf-dashboard': { version: '3.0.0', since: 'a', at: '2026-11-23T12:00:00Z', visits: 6, failures: 5 } },
};
/** Address that reports print. */
const printedSite = 'https://site.example';

/** Response of the site to the next request. */
let answer = { status: 200, body: JSON.stringify(counts) };
const requests: unknown[] = [];
const server = createServer((request, response) => {
  requests.push([request.url, request.headers.authorization]);
  response.writeHead(answer.status).end(answer.body);
});
/** Address of a site on the test server. */
let site: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const listening = server.address();
  const port = typeof listening === 'object' ? listening?.port : 0;
  site = `http://127.0.0.1:${port}/blog/`;
});
afterAll(() => void server.close());

test('requests the counts from the site with the login of an administrator', async () => {
  answer = { status: 200, body: JSON.stringify(counts) };
  requests.length = 0;
  expect(await readSiteCounts(site, 'admin:secret')).toEqual(counts);
  expect(requests).toEqual([['/blog/?rest_route=/flightdeck/v1/visits', `Basic ${btoa('admin:secret')}`]]);
});

test.each([
  [401, '{}', 'FLIGHTDECK_SITE_LOGIN'],
  [403, '{}', 'FLIGHTDECK_SITE_LOGIN'],
  [404, '{}', 'while a release is staged'],
  [500, '', 'Try again later'],
  [200, '<p>', 'Check the address'],
  [200, '{"areas":7}', 'Check the address'],
])('refuses an answer with the status %d and the body "%s", with advice', async (code, body, next) => {
  answer = { status: code, body };
  await expect(readSiteCounts(site, 'admin:secret')).rejects.toMatchObject({
    exitCode: 5,
    next: expect.stringContaining(next),
  });
});

test.each([
  ['http://site.example', 'admin:secret'],
  ['site.example', 'admin:secret'],
  ['https://site.example', undefined],
])('refuses the site %s with the login %s as a wrong command', async (siteAddress, login) => {
  await expect(readSiteCounts(siteAddress, login)).rejects.toMatchObject({ exitCode: 2 });
});

test('status shows the visits of live and staged releases, and the releases that the site withdrew', () => {
  const lines = status(emptyRegistry, undefined, false, { ...counts, site: printedSite });
  expect(lines.slice(lines.indexOf(`Visits on ${printedSite}:`))).toEqual([
    `Visits on ${printedSite}:`,
    'mf-settings   live    1.0.0  60 visits  0 failed (0 %)   41 ms',
    'mf-settings   staged  2.0.0  8 visits   2 failed (25 %)  52 ms  area-mount × 1, area-script × 1',
    'mf-dashboard  live    1.0.0  1 visit    0 failed (0 %)',
    'Withdrawn: mf-dashboard 3.0.0, 2026-11-23T12:00:00Z: 5 of its first 6 visits failed.',
  ]);
  const [json = ''] = status(emptyRegistry, 'mf-settings', true, { ...counts, site: printedSite });
  expect(JSON.parse(json)).toMatchObject({ releases: [{ unit: 'mf-settings' }], counts });
});

test('history shows the releases that the site withdrew', () => {
  const siteCounts = { ...counts, site: printedSite };
  expect(history(emptyRegistry, undefined, false, siteCounts)).toEqual([
    '2026-11-23T12:00:00Z  mf-dashboard  withdrawn  3.0.0',
  ]);
  expect(history(emptyRegistry, 'mf-settings', false, siteCounts)).toEqual(['Nothing was deployed here yet.']);
});
