import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deadCode } from './dead-code';

const repo = join(__dirname, '../../..');
/** Folder of a small project with unused files and exports, on which knip runs with our configuration. */
const folder = mkdtempSync(join(tmpdir(), 'flightdeck-dead-'));
const named = (name: string) => JSON.stringify({ name: `@flightdeck/${name}`, type: 'module' });
const shared = {
  name: '@flightdeck/shared',
  type: 'module',
  exports: { './calls/*': './calls/*.ts', './testing/*': './testing/*.ts' },
};

const project: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    workspaces: ['shared', 'mf-a'],
    type: 'module',
    scripts: { test: 'jest' },
    devDependencies: { jest: '1' },
  }),
  'jest.config.mjs': "export default { testMatch: ['<rootDir>/*/**/*.test.ts'] };",
  'shared/package.json': JSON.stringify(shared),
  'shared/calls/a.ts':
    'export const used = 1;\nexport const tested = 2;\nexport const doubled = 3;\nexport const dead = 4;\n/** @clientOnly */\nexport const offered = 5;\n',
  'shared/calls/a.test.ts':
    "import { offered, tested } from './a';\nimport { reads } from '../testing/reads';\ntested + offered + reads;\n",
  'shared/testing/reads.ts': "import { doubled } from '../calls/a';\nexport const reads = doubled;\n",
  'mf-a/package.json': JSON.stringify({
    ...JSON.parse(named('mf-a')),
    dependencies: { '@flightdeck/shared': '1.0.0' },
  }),
  'mf-a/src/area.tsx':
    "import { used } from '@flightdeck/shared/calls/a';\nimport { kept } from './kept';\nused + kept;\n",
  'mf-a/src/kept.ts': 'export const kept = 1;\n',
  'mf-a/src/forgotten.ts': 'export const forgotten = 1;\n',
};
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const found = () =>
  deadCode(repo, folder)
    .run([])
    .map(({ path, line, problem }) => `${path}:${line} ${problem}`)
    .sort();

beforeEach(() => {
  for (const [path, text] of Object.entries(project)) write(path, text);
});
beforeAll(() => {
  copyFileSync(join(repo, 'knip.config.js'), join(folder, 'knip.config.js'));
  mkdirSync(join(folder, 'node_modules/@flightdeck'), { recursive: true });
  symlinkSync(join(repo, 'node_modules/jest'), join(folder, 'node_modules/jest'));
  symlinkSync('../../shared', join(folder, 'node_modules/@flightdeck/shared'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('finds files and exports that are unused, or used only by tests and test doubles', () => {
  expect(found()).toEqual([
    'mf-a/src/forgotten.ts:1 unused file',
    'shared/calls/a.ts:2 unused export tested, except by tests',
    'shared/calls/a.ts:3 unused export doubled, except by tests',
    'shared/calls/a.ts:4 unused export dead',
  ]);
});

test('refuses the tag @clientOnly on an export that a screen uses', () => {
  rmSync(join(folder, 'mf-a/src/forgotten.ts'));
  write(
    'shared/calls/a.ts',
    '/** @clientOnly */\nexport const used = 1;\nexport const [tested, doubled, offered] = [1, 2, 3];\n',
  );
  write(
    'mf-a/src/area.tsx',
    "import { doubled, offered, tested, used } from '@flightdeck/shared/calls/a';\nimport { kept } from './kept';\nused + kept + tested + doubled + offered;\n",
  );
  expect(found()).toEqual(['knip.config.js:1 knip has a hint: run npx knip --production']);
});
