import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaJson } from '@flightdeck/shared/contracts/area-manifest';
import { localReads, readsInPage } from './first-reads';

type Reads = AreaJson['parts'][string]['reads'];

const areas = (reads: Reads, shown: Reads = []) => ({
  'mf-dashboard': {
    manifest: {
      parts: {
        'at-a-glance': { kind: 'screen' as const, reads, shows: ['mf-connection/connections-card', 'mf-gone/x'] },
      },
    },
  },
  'mf-connection': {
    manifest: {
      parts: {
        'connections-card': { kind: 'part' as const, reads: shown, shows: ['mf-dashboard/at-a-glance'] },
      },
    },
  },
});

const nothing = { settings: {}, permissions: { manage_options: true }, isOffline: false };
const protect = { path: 'module/protect/data', setting: 'protect' };
const plugins = { path: 'plugins', permission: 'manage_plugins' };
const data = { path: 'connection/data', online: true as const };

// The rows of wordpress/tests/php/reads-test.php.
test.each<[string, Reads, string[], object]>([
  ['a local read', ['settings'], ['settings'], {}],
  ['a read that asks the provider', ['settings', 'rewind'], ['settings'], {}],
  ['settings without the permission to change them', ['settings'], [], { permissions: { manage_modules: true } }],
  ['a module that is on', [protect], ['module/protect/data'], { settings: { protect: true } }],
  ['a module that is off', [protect], [], { settings: { protect: false } }],
  ['a module that is not known', [protect], [], {}],
  ['a permission', [plugins], ['plugins'], { permissions: { manage_plugins: true } }],
  ['no permission', [plugins], [], { permissions: { manage_plugins: false } }],
  ['online', [data], ['connection/data'], {}],
  ['offline', [data], [], { isOffline: true }],
  ['twice the same', ['settings', { path: 'settings' }], ['settings'], {}],
])('the page contains the answers to its local reads: %s', (_what, reads, expected, facts) => {
  expect(readsInPage(areas(reads), { ...nothing, ...facts })).toEqual(expected);
});

test('answers the reads of parts that the first screen shows', () => {
  expect(readsInPage(areas(['settings'], [data]), nothing)).toEqual(['settings', 'connection/data']);
});

test('has no answers on a page without areas', () => {
  expect(readsInPage({}, nothing)).toEqual([]);
});

test('has the same list of local reads as the WordPress plugin', () => {
  const sample = readFileSync(join(__dirname, '../../../wordpress/samples/local-reads.json'), 'utf8');
  expect(JSON.parse(sample)).toEqual(localReads);
});
