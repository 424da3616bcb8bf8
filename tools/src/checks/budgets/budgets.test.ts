/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@flightdeck/shared/contracts/registry';
import { breakdown, figures } from './budgets';
import { firstVisitFiles } from './first-visit';

const area = (name: 'mf-dashboard' | 'mf-connection', chunks: Record<string, string[]>) => ({
  base: `${name}/1/`,
  version: '1',
  files: {},
  entry: 'remote.js',
  container: name,
  manifest: { name, parts: {}, widgets: [], needs: {} },
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

test('sizes are those of the brotli files', () => {
  const set = mkdtempSync(join(tmpdir(), 'flightdeck-budgets-'));
  for (const [index, file] of [...firstVisitFiles(registry), 'embed/1/embed.js'].entries()) {
    mkdirSync(join(set, file, '..'), { recursive: true });
    writeFileSync(join(set, `${file}.br`), 'x'.repeat(index + 1));
  }
  expect(figures(set, registry, { firstVisit: 44, earlyScript: 2, embed: 9 })).toEqual([
    { name: expect.stringContaining('first visit'), bytes: 45, limit: 44 },
    { name: expect.stringContaining('early script'), bytes: 2, limit: 2 },
    { name: expect.stringContaining('embed.js'), bytes: 10, limit: 9 },
  ]);
  expect(breakdown(set, registry)[0]).toEqual({ file: 'mf-connection/1/notices.js', bytes: 9 });
  rmSync(set, { recursive: true });
});
