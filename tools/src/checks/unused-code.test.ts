import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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
/** Runs knip on the project. @returns its output */
const knip = (...flags: readonly string[]) =>
  new Promise<string>((resolve) => {
    const program = join(repo, 'node_modules/.bin/knip');
    execFile(program, ['--reporter', 'symbols', '--no-progress', ...flags], { cwd: folder }, (error, out, err) =>
      resolve(`exit code ${error?.code ?? 0}\n${out}${err}`),
    );
  });

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

test('finds unused files and exports; without tests, also those that only tests and test doubles use', async () => {
  const [all, production] = await Promise.all([knip('--no-tag-hints'), knip('--production')]);
  expect(all).toMatch(/^mf-a\/src\/forgotten\.ts/m);
  expect(all).toMatch(/^dead +shared\/calls\/a\.ts:4/m);
  expect(all).not.toMatch(/^(used|tested|doubled|offered) /m);
  expect(production).toMatch(/^tested +shared\/calls\/a\.ts:2/m);
  expect(production).toMatch(/^doubled +shared\/calls\/a\.ts:3/m);
  expect(production).not.toMatch(/^(used|offered) /m);
});

test('refuses the tag @clientOnly on an export that a screen uses', async () => {
  for (const path of ['mf-a/src/forgotten.ts', 'mf-a/src/kept.ts', 'shared/calls/a.test.ts', 'shared/testing/reads.ts'])
    rmSync(join(folder, path));
  write('mf-a/src/area.tsx', "import { used } from '@flightdeck/shared/calls/a';\nused;\n");
  write('shared/calls/a.ts', '/** @clientOnly */\nexport const used = 1;\n');
  expect(await knip('--production')).toBe(
    'exit code 1\nTag hints (1)\nUnused tag in shared/calls/a.ts: used → @clientOnly\n',
  );
});
