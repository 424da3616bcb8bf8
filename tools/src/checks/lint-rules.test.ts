import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const repo = join(__dirname, '../../..');
const importAndCall = (name: string, from: string) => `import { ${name} } from '${from}';\n\n${name}();\n`;

const refused: [path: string, text: string, message: string][] = [
  ['mf-dashboard/src/a.ts', importAndCall('lazy', 'react'), 'use lazyView()'],
  ['shared/ui/a.tsx', importAndCall('Suspense', 'react'), 'use lazyView()'],
  ['mf-dashboard/src/a.view.tsx', importAndCall('Suspense', 'react'), 'use lazyView()'],
  [
    'mf-dashboard/src/b.view.tsx',
    importAndCall('refreshConnection', '@flightdeck/shared/session'),
    'does not write it',
  ],
  ['mf-dashboard/src/d.ts', "export type { A } from '../../mf-settings/src/area';\n", 'An area imports no other area'],
  [
    'mf-dashboard/src/e.view.tsx',
    "export type { A } from '@flightdeck/mf-settings';\n",
    'An area imports no other area',
  ],
  ['mf-dashboard/src/f.view.tsx', 'export const F = () => <p>&nbsp;One word</p>;\n', 'Translate the text'],
  ['mf-dashboard/src/g.view.tsx', 'export const G = () => <p aria-label="Close" />;\n', 'Translate the text'],
  ['mf-dashboard/src/b.ts', "export const answer = fetch('/wp-json/');\n", "REST client '@flightdeck/shared/api'"],
  [
    'root-config/src/c.resource.ts',
    "export const answer = fetch('/wp-json/');\n",
    "REST client '@flightdeck/shared/api'",
  ],
  ['shared/client/api/b.test.ts', "test.skip('x', () => {});\n", 'noSkippedTests'],
  ['shared/client/api/c.test.ts', "test.only('x', () => {});\n", 'noFocusedTests'],
  ['shared/client/api/d.ts', 'export const x: any = 1;\n', 'noExplicitAny'],
  ['shared/client/api/e.ts', `export const list = [\n${'  1,\n'.repeat(300)}];\n`, 'noExcessiveLinesPerFile'],
  ['shared/model/f.ts', 'export const list = (a: number) => [...[a, 1], 2];\n', 'Write the items of this literal'],
  [
    'site/src/f.ts',
    'export const object = (a: number) => ({ ...{ a, b: 1 }, c: 2 });\n',
    'Write the items of this literal',
  ],
  ['shared/ui/e.css', '.a {\n  color: red;\n}\n'.repeat(101), 'noExcessiveLinesPerFile'],
];
const accepted: [path: string, text: string][] = [
  ['mf-dashboard/src/y.view.tsx', importAndCall('facts', '@flightdeck/shared/session')],
  ['mf-dashboard/src/z.view.tsx', 'export const Z = () => <p title="Jetpack">&nbsp;· 3 %</p>;\n'],
  ['mf-dashboard/src/z.tsx', 'export const Z = () => <p>Plain words</p>;\n'],
  ['root-config/src/early.ts', "export const answer = fetch('/wp-json/');\n"],
  ['mf-dashboard/src/b.test.ts', "export const answer = fetch('/wp-json/');\n"],
  ['shared/model/g.ts', 'export const list = (a: number[]) => [...[1, 2].map(String), ...a];\n'],
  ['shared/model/h.ts', 'export const object = (a?: number) => ({ ...(a && { a }), b: 1 });\n'],
  ['mf-dashboard/src/y.resource.ts', importAndCall('refreshConnection', '@flightdeck/shared/session')],
];

/** Folder of a project that has only these files, which Biome checks with our configuration. */
const folder = mkdtempSync(join(tmpdir(), 'flightdeck-lint-'));
let output = '';

beforeAll(() => {
  cpSync(join(repo, 'tools/lint'), join(folder, 'tools/lint'), { recursive: true });
  for (const file of ['biome.json', '.gitignore']) copyFileSync(join(repo, file), join(folder, file));
  for (const [path, text] of [...refused, ...accepted]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const program = join(repo, 'node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(program, ['lint', '--max-diagnostics=none', '--colors=off'], {
    cwd: folder,
    encoding: 'utf8',
  });
  output = stdout + stderr;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the messages about a file, as one line. */
const messagesAbout = (path: string) =>
  output
    .split(/\n(?=\S+(?::\d+:\d+)? (?:lint\/|plugin ))/)
    .filter((block) => block.startsWith(path))
    .join(' ')
    .replace(/\s+/g, ' ');

test.each(refused.map(([path, , message]) => [path, message] as const))('%s is refused with "%s"', (path, message) => {
  expect(messagesAbout(path)).toContain(message);
});

test.each(accepted)('%s follows the rules', (path) => {
  expect(messagesAbout(path)).toBe('');
});
