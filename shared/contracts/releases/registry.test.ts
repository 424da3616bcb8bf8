import * as v from '@flightdeck/shared/schema';
import { pageRegistrySchema } from './page-registry';
import { registrySchema } from './registry';

const hash = `sha384-${'A'.repeat(64)}`;
const manifest = { name: 'mf-dashboard', parts: { 'at-a-glance': { kind: 'screen' } }, needs: { react: '^19.0.0' } };
const entry = {
  base: 'mf-dashboard/0.1.0-1a2b3c4d/',
  version: '0.1.0-1a2b3c4d',
  files: { 'remote.js': hash },
  entry: 'remote.js',
  container: 'flightdeck_mf_dashboard',
  manifest,
  chunks: { 'at-a-glance': ['at-a-glance.js'] },
};
const root = {
  base: 'root-config/0.1.0-1a2b3c4d/',
  version: '0.1.0',
  files: {},
  scripts: ['main.js'],
  styles: ['page.css'],
  markup: '<div></div>',
  early: { code: '1', hash: 'sha256-x' },
  provides: { react: '19.3.1' },
};

test('a registry lists the root, the areas and the widgets', () => {
  expect(
    v.safeParse(registrySchema, { protocol: 1, root, areas: { 'mf-dashboard': entry }, widgets: {} }).success,
  ).toBe(true);
});

test.each([
  ['an entry that is not an area', { weather: entry }],
  ['a file without a hash', { 'mf-dashboard': { ...entry, files: { 'remote.js': '' } } }],
  ['a base that is not a folder', { 'mf-dashboard': { ...entry, base: 'mf-dashboard' } }],
  ['a base above the set', { 'mf-dashboard': { ...entry, base: '../uploads/' } }],
  ['a base with parent folders inside', { 'mf-dashboard': { ...entry, base: 'mf-dashboard/../../etc/' } }],
  ['a base on another server', { 'mf-dashboard': { ...entry, base: '//evil.example/' } }],
  ['a hidden folder as base', { 'mf-dashboard': { ...entry, base: 'mf-dashboard/.git/' } }],
  ['a version that is a path', { 'mf-dashboard': { ...entry, version: '../1' } }],
  ['a file in another folder', { 'mf-dashboard': { ...entry, files: { '../x.js': hash } } }],
  ['an entry in another folder', { 'mf-dashboard': { ...entry, entry: '../x.js' } }],
  ['a chunk in another folder', { 'mf-dashboard': { ...entry, chunks: { screen: ['a/b.js'] } } }],
  ['an unknown field', { 'mf-dashboard': { ...entry, color: 'red' } }],
])('the registry of a page with %s is refused', (_what, areas) => {
  expect(v.safeParse(pageRegistrySchema, { url: 'http://site.example/set/', areas }).success).toBe(false);
});

const staged = {
  entry: { ...entry, base: 'mf-dashboard/0.2.0-1a2b3c4d/', version: '0.2.0-1a2b3c4d' },
  release: 'mf-dashboard/releases/0.2.0-1a2b3c4d.0.json',
  audience: { roles: ['administrator'] },
  since: '2026-01-01T00:00:00.000Z',
};
const withStaged = (change: object) => ({
  protocol: 1,
  root,
  areas: { 'mf-dashboard': entry },
  widgets: {},
  staged: { 'mf-dashboard': { ...staged, ...change } },
});

test('a registry can name a second release of an area', () => {
  expect(v.safeParse(registrySchema, withStaged({})).success).toBe(true);
});

test.each([
  ['files on a development server', { entry: { ...entry, origin: 'http://127.0.0.1:8421/' } }],
  ['a file outside of the set', { release: '../../x.json' }],
])('a staged release with %s is refused', (_what, change) => {
  expect(v.safeParse(registrySchema, withStaged(change)).success).toBe(false);
});

test('a staged release with an audience of an older tool leaves the registry usable', () => {
  expect(v.safeParse(registrySchema, withStaged({ audience: { share: 10 } })).success).toBe(true);
});

test('the page itself cannot have a staged release', () => {
  const registry = withStaged({});
  expect(v.safeParse(registrySchema, { ...registry, staged: { 'root-config': staged } }).success).toBe(false);
});

test.each([
  ['a script in another folder', { root: { ...root, scripts: ['../main.js'] } }],
  ['a style sheet in another folder', { root: { ...root, styles: ['/page.css'] } }],
  ['files on a development server', { areas: { 'mf-dashboard': { ...entry, origin: 'http://127.0.0.1:8421/' } } }],
  [
    'a past release in another folder',
    { history: { 'mf-dashboard': [{ what: 'deploy', version: '1', release: '../../x.json', at: '' }] } },
  ],
])('a registry with %s is refused', (_what, change) => {
  const registry = { protocol: 1, root, areas: {}, widgets: {} };
  expect(v.safeParse(registrySchema, registry).success).toBe(true);
  expect(v.safeParse(registrySchema, { ...registry, ...change }).success).toBe(false);
});
