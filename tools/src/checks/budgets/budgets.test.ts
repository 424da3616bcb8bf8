import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaManifest, AreaName } from '@flightdeck/shared/contracts/areas';
import type { Registry } from '@flightdeck/shared/contracts/releases';
import { furtherVisits, measureFigures } from './budgets';

const area = (name: AreaName, chunks: Record<string, string[]>, parts: AreaManifest['parts'] = {}) => ({
  base: `${name}/1/`,
  version: '1',
  files: {},
  entry: 'remote.js',
  container: name,
  manifest: { name, parts, widgets: [], needs: {} },
  chunks,
});
const registry: Registry = {
  protocol: 1,
  root: {
    base: 'root/1/',
    version: '1',
    files: {},
    scripts: ['main.js'],
    styles: ['page.css'],
    markup: '',
    early: { code: 'é', hash: 'sha256-x' },
    provides: {},
  },
  areas: {
    'mf-dashboard': area('mf-dashboard', { 'at-a-glance': ['area.js', 'glance.js'] }),
    'mf-connection': area('mf-connection', {
      'connections-card': ['area.js', 'card.js'],
      notices: ['area.js', 'notices.js'],
    }),
  },
  widgets: {},
};

const visit = [
  { file: 'root/1/main.js', bytes: 20 },
  { file: 'mf-connection/1/remote.js', bytes: 5 },
  { file: 'mf-connection/1/area.js', bytes: 5 },
  { file: 'mf-connection/1/card.js', bytes: 8 },
];

test('lists the files of a screen and its parts that the first visit has not loaded', () => {
  const settings = area(
    'mf-settings',
    { security: ['area.js', 'security.js'], key: ['area.js', 'key.js'] },
    {
      security: { kind: 'screen', reads: [], shows: ['mf-connection/connections-card', 'mf-connection/connect'] },
      key: { kind: 'part', reads: [], shows: [] },
    },
  );
  const connection = area('mf-connection', {
    ...registry.areas['mf-connection']?.chunks,
    connect: ['area.js', 'connect.js'],
  });
  const areas = { ...registry.areas, 'mf-settings': settings, 'mf-connection': connection };
  const loadedFiles = new Set(visit.map(({ file }) => file));
  expect(furtherVisits({ ...registry, areas }, loadedFiles)).toEqual([
    {
      screen: 'mf-settings/security',
      files: ['remote.js', 'area.js', 'security.js']
        .map((file) => `mf-settings/1/${file}`)
        .concat('mf-connection/1/connect.js'),
    },
  ]);
});

test('adds up the files of the first visit, and counts brotli files', () => {
  const set = mkdtempSync(join(tmpdir(), 'flightdeck-budgets-'));
  mkdirSync(join(set, 'embed/1'), { recursive: true });
  writeFileSync(join(set, 'embed/1/embed.js.br'), 'x'.repeat(10));
  const limits = { firstVisit: 37, furtherVisit: 3, earlyScript: 2, embed: 9 };
  // A browser test measures these (e2e/widgets/connection.spec.ts).
  const widgetLimits = { widget: 0, secondWidget: 0, widgetBesideRoot: 0 };
  expect(measureFigures(set, registry, visit, { ...limits, ...widgetLimits })).toEqual([
    { name: expect.stringContaining('without interaction'), bytes: 38, limit: 37 },
    { name: expect.stringContaining('inline script'), bytes: 2, limit: 2 },
    { name: expect.stringContaining('embed.js'), bytes: 10, limit: 9 },
  ]);
  rmSync(set, { recursive: true });
});
