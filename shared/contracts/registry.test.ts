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
  sharedVersion: '1.0.0',
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

test('a registry names the root, the areas and the widgets', () => {
  expect(
    v.safeParse(registrySchema, { protocol: 1, root, areas: { 'mf-dashboard': entry }, widgets: {} }).success,
  ).toBe(true);
});

test.each([
  ['an area outside the house', { 'mf-weather': entry }],
  ['a file without a hash', { 'mf-dashboard': { ...entry, files: { 'remote.js': '' } } }],
  ['a base that is no folder', { 'mf-dashboard': { ...entry, base: 'mf-dashboard' } }],
  ['an unknown field', { 'mf-dashboard': { ...entry, colour: 'red' } }],
])('%s is refused', (_what, areas) => {
  expect(v.safeParse(pageRegistrySchema, { url: 'http://site.example/set/', areas }).success).toBe(false);
});
