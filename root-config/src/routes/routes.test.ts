import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { areaJsonSchema } from '@flightdeck/shared/contracts/areas';
import * as v from '@flightdeck/shared/schema';
import { connected, editor, manager, nobody } from '../testing/facts';
import { hashOf, screenTable } from '../testing/screen-table';
import { isSettingsPath, rowFor, rowOf, screenOf } from './find-route';
import { routes } from './routes';

const manifests = readdirSync('.')
  .filter((area) => existsSync(`${area}/area.json`))
  .map((area) => v.parse(areaJsonSchema, JSON.parse(readFileSync(`${area}/area.json`, 'utf8'))));

/** Kinds of all parts, by name. */
const kinds = new Map(
  manifests.flatMap(({ name, parts }) =>
    Object.entries(parts).map(([part, { kind }]) => [`${name}/${part}`, kind] as const),
  ),
);

const rows = Object.entries(routes).map(([path, row]) => ({ path, row }));
const factsOfUsers = [manager, editor, nobody].map((permissions) => ({ ...connected, permissions }));

test.each(rows)('$path names parts of the right kind that exist in their areas', ({ row }) => {
  for (const facts of factsOfUsers) {
    const screen = screenOf(row, facts);
    if (screen === null) expect(row.rootScreen ?? row.redirectSource).toBeDefined();
    else expect(kinds.get(screen)).toBe('screen');
  }
  if (row.overlay) expect(kinds.get(row.overlay[0])).toBe('overlay');
  for (const notice of row.notices ?? []) expect(kinds.get(notice)).toBe('notice');
});

test.each(rows)('$path names only existing routes, and no fallback that has a fallback', ({ row }) => {
  if (row.fallbackRoute) expect(routes[row.fallbackRoute]?.fallbackRoute).toBeUndefined();
  if (row.fallbackRoute) expect(routes[row.fallbackRoute]).toBeDefined();
  if (row.currentTab) expect(routes[row.currentTab]?.tab).toBeDefined();
});

test("each screen of an area belongs to a route or appears because of the site's state", () => {
  const shownScreens = new Set(rows.flatMap(({ row }) => factsOfUsers.map((facts) => screenOf(row, facts))));
  const screens = [...kinds].flatMap(([name, kind]) => (kind === 'screen' ? [name] : []));
  expect(screens.filter((name) => ![...shownScreens].some((shownName) => shownName === name)).sort()).toEqual([
    'mf-connection/connect',
    'mf-connection/coupon',
  ]);
});

test('each route except the steps after a purchase has a row in the table of visitors', () => {
  const listedRows = new Set(screenTable.map((row) => rowOf(hashOf(row).slice(1))));
  // Steps after a purchase show the same screen as any other step.
  expect(rows.filter(({ row }) => !listedRows.has(row)).map(({ path }) => path)).toEqual([
    '/recommendations/welcome-*',
    '/recommendations/*-activated',
    '/recommendations/server-credentials',
  ]);
});

test.each([
  ['/product/scan', '/product/*'],
  ['/product/nonsense', '/product/*'],
  ['/product', null],
  ['/recommendations', '/recommendations'],
  ['/recommendationsx', null],
  ['/recommendations/monitor', '/recommendations/*'],
  ['/recommendations/agency/more', '/recommendations/*'],
  ['/recommendations/welcome-scan', '/recommendations/welcome-*'],
  ['/recommendations/backup-activated', '/recommendations/*-activated'],
  ['/recommendations/server-credentials', '/recommendations/server-credentials'],
  ['/license', null],
  ['/license/activation', '/license/activation'],
  ['/x/security', null],
  ['/security/x', null],
  ['/constructor', null],
  ['', null],
])('"%s" has the row %s', (path, row) => {
  expect(rowOf(path)).toBe(row && routes[row]);
});

test.each([
  ['/security', 'a manager', '/security', manager],
  ['/security', 'an editor', null, editor],
  ['/sharing', 'an editor', '/writing', editor],
  ['/sharing', 'a user without permissions', null, nobody],
  ['/weather', 'a manager', null, manager],
])('at %s, %s gets the row %s', (path, _who, row, permissions) => {
  expect(rowFor(path, { ...connected, permissions })).toBe(row && routes[row]);
});

test('has these eight settings routes, in this order', () => {
  expect(Object.keys(routes).filter(isSettingsPath)).toEqual([
    '/settings',
    '/security',
    '/performance',
    '/writing',
    '/sharing',
    '/discussion',
    '/traffic',
    '/privacy',
  ]);
});
