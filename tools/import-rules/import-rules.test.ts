import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharedPackage from '../../shared/package.json';
import { consumedConfig } from '../src/build/shared-entries';
import { providedFiles } from './rules.mjs';

/** Refused imports, with the rule that refuses them. */
const refused: [path: string, imported: string, rule: string][] = [
  ['mf-a/src/a.view.tsx', '@flightdeck/shared/calls', 'view'],
  ['mf-a/src/c.view.tsx', '@flightdeck/shared/api', 'view'],
  ['mf-a/src/d.view.tsx', '@flightdeck/shared/settings', 'view'],
  ['mf-a/src/f.view.tsx', './a.card', 'view'],
  ['mf-a/src/g.view.tsx', '@flightdeck/shared/testing/server', 'view'],
  ['mf-a/src/h.resource.ts', './x-under-test', 'resource'],
  ['mf-a/src/i.ts', './testing/samples', 'plain'],
  ['mf-a/src/area.tsx', './a.test', 'area'],
  ['mf-a/src/k.ts', 'axios', 'plain'],
  ['mf-a/src/l.resource.ts', 'axios', 'resource'],
  ['mf-a/src/m.resource.ts', 'rxjs', 'resource'],
  ['mf-c/src/area.tsx', 'single-spa', 'area'],
  ['mf-a/src/o.ts', '../../tools/src/common/syntax', 'plain'],
  ['mf-a/src/p.test.ts', '../../tools/src/common/syntax', 'test'],
  ['mf-a/src/q.resource.ts', 'valibot', 'resource'],
  ['mf-a/src/r.ts', 'hono', 'plain'],
  ['mf-a/src/s.resource.ts', '@flightdeck/shared/ui', 'resource'],
  ['mf-a/src/t.resource.ts', './a.view', 'resource'],
  ['mf-a/src/u-state.ts', 'react', 'state'],
  ['mf-a/src/v-state.ts', '@flightdeck/shared/api', 'state'],
  ['mf-a/src/w-state.ts', '@flightdeck/shared/calls', 'state'],
  ['mf-a/src/w2-state.ts', '@flightdeck/shared/store', 'state'],
  ['mf-a/src/x-state.ts', './s.resource', 'state'],
  ['mf-a/src/y.store.ts', '@flightdeck/shared/calls', 'store'],
  ['mf-a/src/y1.view.tsx', './a.call', 'view'],
  ['mf-a/src/y2.ts', './a.call', 'plain'],
  ['mf-a/src/y3.call.ts', './a.view', 'call'],
  ['mf-a/src/y4.call.ts', './s.resource', 'call'],
  ['mf-a/src/z.ts', 'react', 'plain'],
  ['mf-settings/src/security/a.ts', '../writing/b', 'tab-imports-tab'],
  ['mf-settings/src/search/d.ts', '../writing/b', 'settings-imports-inside-tab'],
  ['mf-a/src/other/a.ts', '@flightdeck/mf-b', 'plain'],
  ['mf-a/src/other/b.ts', '../../../mf-b/src/area', 'plain'],
  ['mf-a/src/other/c.test.ts', '../../../mf-b/src/area', 'test'],
  ['root-config/src/a.ts', '../../mf-b/src/area', 'root'],
  ['mf-a/src/other/e.ts', '../../../site/src/main', 'plain'],
  ['mf-a/src/other/f.ts', '../../../shared/model/format/number', 'shared-by-path'],
  ['mf-a/src/other/g.resource.ts', '@flightdeck/shared/api/nonce', 'shared-private'],
  ['shared/model/format/a.ts', '@flightdeck/shared/api', 'shared-format'],
  ['shared/client/bus/a.ts', '@flightdeck/shared/parts', 'shared-bus'],
  ['shared/client/bus/b.ts', 'axios', 'shared-bus'],
  ['shared/client/bus/c.ts', '../../testing/wire', 'shared-bus'],
  ['shared/client/calls/a.ts', '../api/api', 'api-by-path'],
  ['shared/ui/form/toggle/a.view.tsx', '../../primitives/card/card.view', 'ui-by-path'],
  ['shared/client/session/a.ts', '../../model/links/links', 'links-by-path'],
  ['shared/ui/a.view.tsx', '@flightdeck/mf-b', 'shared-ui'],
  ['shared/ui/b.view.tsx', 'axios', 'shared-ui'],
  ['shared/other/a.ts', '../model/format/number', 'shared-new-folder'],
  ['site/src/a.ts', '@flightdeck/shared/api', 'site'],
  ['site/src/b.ts', '../../mf-b/src/area', 'site'],
  ['mf-a/src/answers.ts', '../../site/answers/modules.json', 'plain'],
  ['tools/src/a.ts', '../../e2e/support/s3', 'tools'],
  ['tools/src/c.ts', '../../site/src/main', 'tools'],
  ['tools/src/e.ts', '../../site/src/cli/lock', 'tools'],
  ['tools/src/d.ts', '../../root-config/src/run', 'root-by-path'],
  ['tools/src/circle.ts', './later', 'circle'],
  ['site/src/c.ts', '../../rules/cases/reads.json', 'site'],
];

/** Allowed imports. */
const allowed: [path: string, imported: string][] = [
  ['mf-a/src/fine.view.tsx', './s.resource'],
  ['mf-a/src/fine-2.view.tsx', '@flightdeck/shared/ui'],
  ['mf-a/src/fine.resource.ts', '@flightdeck/shared/calls'],
  ['mf-a/src/fine.call.ts', '@flightdeck/shared/api'],
  ['mf-a/src/fine-2.resource.ts', './a.call'],
  ['mf-a/src/fine-2.ts', 'type ./a.call'],
  ['mf-a/src/fine-state.ts', 'type @flightdeck/shared/calls'],
  ['mf-a/src/fine.test.ts', '@flightdeck/shared/testing/server'],
  ['mf-a/src/fine-2.test.ts', '../../site/answers/modules.json'],
  ['mf-a/src/fine.ts', '@flightdeck/shared/format'],
  ['mf-a/src/fine.store.ts', '@flightdeck/shared/store'],
  ['mf-a/src/fine-3.view.tsx', '@flightdeck/shared/store'],
  ['mf-a/webpack.config.ts', '../tools/src/build/webpack-base'],
  ['mf-settings/src/security/fine.ts', '../engine/form'],
  ['mf-settings/src/tabs.ts', './writing/writing.tab'],
  ['mf-settings/src/area.tsx', './tabs'],
  ['root-config/src/applications.ts', 'single-spa'],
  ['root-config/src/slots/area-application.tsx', 'single-spa-react'],
  ['shared/client/session/fine.ts', '../bus/bus'],
  ['shared/client/calls/fine.ts', '@flightdeck/shared/api'],
  ['shared/model/format/fine.test.ts', '../../client/api/api'],
  ['shared/testing/fine.ts', '../../site/answers/modules.json'],
  ['site/src/fine.ts', '@flightdeck/shared/contracts/page'],
  ['tools/src/fine.ts', './common/syntax'],
  ['tools/src/fine.test.ts', '@flightdeck/shared/testing/server'],
  ['wordpress/src/fine.ts', '../../tools/src/common/syntax'],
  ['site/src/fine-4.ts', '../../tools/src/common/folders/make-folder'],
  ['site/src/fine-3.ts', '../../rules/reads.json'],
  ['site/src/fine-3.test.ts', '../../rules/cases/reads.json'],
  ['site/src/fine.test.ts', '@flightdeck/shared/testing/server'],
  ['site/src/fine-2.test.ts', '../../mf-b/src/b.call'],
];

/** Files of the sample project that others import. */
const sharedFiles = [
  'client/api/api',
  'client/api/requests/nonce',
  'client/bus/bus',
  'client/calls/index',
  'client/settings/index',
  'client/store/store',
  'contracts/page',
  'model/format/index',
  'model/format/number',
  'model/links/links',
  'testing/server',
  'testing/wire',
  'ui/index',
  'ui/parts/parts',
].map((name) => `shared/${name}.ts`);
const otherFiles = [
  'e2e/support/s3.ts',
  'wordpress/src/zip.ts',
  ...['a.call.ts', 'a.card.ts', 'x-under-test.ts', 'testing/samples.ts', 'a.test.ts'].map((name) => `mf-a/src/${name}`),
  ...[
    'src/security/security.tab.ts',
    'src/writing/b.ts',
    'src/writing/writing.tab.ts',
    'src/tabs.ts',
    'src/engine/form.ts',
  ].map((name) => `mf-settings/${name}`),
  'mf-b/src/area.tsx',
  'mf-b/src/b.call.ts',
  'root-config/src/run.ts',
  'site/src/main.ts',
  'site/src/cli/lock.ts',
  'tools/src/common/syntax.ts',
  'tools/src/common/folders/make-folder.ts',
  'tools/src/build/webpack-base.ts',
  'shared/ui/primitives/card/card.view.tsx',
  'rules/reads.json',
  'rules/cases/reads.json',
  'site/answers/modules.json',
  ...['axios', 'rxjs', 'single-spa', 'single-spa-react', 'valibot', 'hono', 'react'].map(
    (name) => `node_modules/${name}/index.js`,
  ),
];

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-import-rules-'));
/** What dependency-cruiser reports about the sample project. */
let summary: {
  readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
};

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Returns the module of an import in the tables. */
const moduleOf = (imported: string) => imported.replace(/^type /, '');

/** Returns the text of a file with an import on line 2. Line 1 has JSX or a type parameter, which a parser must accept. */
function fileWithImport(path: string, imported: string) {
  const firstLine = path.endsWith('x') ? 'export const X = () => <p>{x}</p>;' : 'export const f = <T>(x: T): T => x;';
  return `${firstLine}\nimport ${imported.startsWith('type ') ? 'type ' : ''}{ x } from '${moduleOf(imported)}';\n`;
}

beforeAll(() => {
  for (const path of [...sharedFiles, ...otherFiles]) write(path, 'export const x = 1;\n');
  for (const [path, imported] of [...refused, ...allowed]) write(path, fileWithImport(path, imported));
  write('tools/src/later.ts', fileWithImport('tools/src/later.ts', './circle'));
  write('shared/package.json', JSON.stringify(sharedPackage));
  write('mf-b/package.json', JSON.stringify({ name: '@flightdeck/mf-b', main: 'src/area.tsx' }));
  mkdirSync(join(folder, 'node_modules/@flightdeck'));
  for (const name of ['shared', 'mf-b']) symlinkSync(`../../${name}`, join(folder, 'node_modules/@flightdeck', name));
  const repo = join(__dirname, '../..');
  const config = join(repo, '.dependency-cruiser.mjs');
  const folders = ['mf-a', 'mf-b', 'mf-c', 'mf-settings', 'root-config', 'shared', 'site', 'tools', 'wordpress'];
  const { stdout } = spawnSync(
    join(repo, 'node_modules/.bin/depcruise'),
    ['--config', config, '--output-type', 'json', ...folders],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  ({ summary } = JSON.parse(stdout));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the names of the rules that a file breaks. */
const rulesOf = (path: string) => [
  ...new Set(summary.violations.filter(({ from }) => from === path).map(({ rule }) => rule.name)),
];

test.each(refused)('%s may not import %s', (path, _imported, rule) => {
  expect(rulesOf(path)).toEqual([rule]);
});

test.each(allowed)('%s may import %s', (path) => {
  expect(rulesOf(path)).toEqual([]);
});

test('the rules name exactly the entries that the page provides, and shared exports them', () => {
  const provided = Object.keys(consumedConfig()).filter((request) => request.startsWith('@flightdeck/shared/'));
  expect(
    Object.keys(providedFiles)
      .map((name) => `@flightdeck/shared/${name}`)
      .sort(),
  ).toEqual(provided.sort());
  expect(Object.keys(sharedPackage.exports)).toEqual(
    expect.arrayContaining(provided.map((request) => request.replace('@flightdeck/shared', '.'))),
  );
});
