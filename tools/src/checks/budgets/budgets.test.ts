import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AreaManifest, AreaName } from '@flightdeck/shared/contracts/area-manifest';
import type { Registry } from '@flightdeck/shared/contracts/registry';
import { breakdown, figures } from './budgets';
import { firstVisitFiles, furtherVisits } from './first-visit';

const area = (name: AreaName, chunks: Record<string, string[]>, parts: AreaManifest['parts'] = {}) => ({
  base: `${name}/1/`,
  version: '1',
  files: {},
  entry: 'remote.js',
  container: name,
  manifest: { name, parts, widgets: [], needs: {} },
  chunks,
  sharedVersion: '1.0.0',
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

test('a first visit is the page, and of each area entry and chunks, each once', () => {
  expect(firstVisitFiles(registry)).toEqual([
    'root/1/main.js',
    'root/1/page.css',
    'mf-dashboard/1/remote.js',
    'mf-dashboard/1/area.js',
    'mf-dashboard/1/glance.js',
    'mf-connection/1/remote.js',
    'mf-connection/1/area.js',
    'mf-connection/1/card.js',
    'mf-connection/1/notices.js',
  ]);
  expect(() => firstVisitFiles({ ...registry, areas: {} })).toThrow('The set has no mf-dashboard/at-a-glance');
});

test('a screen of an area adds what a first visit has not, with the parts that it shows at once', () => {
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
  expect(furtherVisits({ ...registry, areas })).toEqual([
    {
      screen: 'mf-settings/security',
      files: ['remote.js', 'area.js', 'security.js']
        .map((file) => `mf-settings/1/${file}`)
        .concat('mf-connection/1/connect.js'),
    },
  ]);
});

test('sizes are those of the brotli files', () => {
  const set = mkdtempSync(join(tmpdir(), 'flightdeck-budgets-'));
  for (const [index, file] of [...firstVisitFiles(registry), 'embed/1/embed.js'].entries()) {
    mkdirSync(join(set, file, '..'), { recursive: true });
    writeFileSync(join(set, `${file}.br`), 'x'.repeat(index + 1));
  }
  const limits = { firstVisit: 44, furtherVisit: 3, earlyScript: 2, embed: 9 };
  const elsewhere = { widget: 0, secondWidget: 0, widgetBesideRoot: 0 };
  expect(figures(set, registry, { ...limits, ...elsewhere })).toEqual([
    { name: expect.stringContaining('first visit'), bytes: 45, limit: 44 },
    { name: expect.stringContaining('early script'), bytes: 2, limit: 2 },
    { name: expect.stringContaining('embed.js'), bytes: 10, limit: 9 },
  ]);
  expect(breakdown(set, registry)[0]).toEqual({ file: 'mf-connection/1/notices.js', bytes: 9 });
  rmSync(set, { recursive: true });
});
