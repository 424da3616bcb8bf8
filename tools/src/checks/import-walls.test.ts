import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The rules that Biome holds, tried on files that break them in an otherwise empty project with our configuration. */
const repo = join(__dirname, '../../..');
const importing = (from: string) => `import { x } from '${from}';\n\nx();\n`;

const bad: [path: string, text: string, message: string][] = [
  ['mf-dashboard/src/a.ts', importing('@flightdeck/mf-connection'), 'An area imports nothing of another area'],
  ['mf-dashboard/src/b.ts', importing('../../mf-connection/src/area'), 'An area imports nothing of another area'],
  ['mf-dashboard/src/c.ts', importing('../../shared/api/api'), 'by its public entries'],
  ['mf-dashboard/src/d.ts', importing('../../site/src/main'), 'The site is not in the browser'],
  ['root-config/src/a.ts', importing('../../mf-connection/src/area'), 'An area imports nothing of another area'],
  ['mf-dashboard/src/e.ts', "import { lazy } from 'react';\n\nlazy();\n", 'use deferred()'],
  ['site/src/a.ts', importing('@flightdeck/shared/api'), 'schemas and types only'],
  ['shared/api/a.ts', importing('@flightdeck/mf-dashboard'), 'shared lies below'],
  ['shared/ui/a.tsx', "import { Suspense } from 'react';\n\nSuspense();\n", 'use deferred()'],
  ['shared/api/b.test.ts', "test.skip('x', () => {});\n", 'noSkippedTests'],
  ['shared/api/c.test.ts', "test.only('x', () => {});\n", 'noFocusedTests'],
  ['shared/api/d.ts', 'export const x: any = 1;\n', 'noExplicitAny'],
  ['shared/api/e.ts', `export const list = [\n${'  1,\n'.repeat(300)}];\n`, 'noExcessiveLinesPerFile'],
  ['shared/ui/e.css', '.a {\n  color: red;\n}\n'.repeat(101), 'noExcessiveLinesPerFile'],
];
const good: [path: string, text: string][] = [
  ['mf-dashboard/src/y.ts', importing('@flightdeck/shared/parts')],
  ['site/src/y.ts', importing('@flightdeck/shared/contracts/notice')],
  ['site/src/z.test.ts', importing('@flightdeck/shared/testing/wire')],
  ['shared/api/y.ts', importing('@flightdeck/shared/i18n')],
];

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-walls-'));
let said = '';

beforeAll(() => {
  for (const file of ['biome.json', '.gitignore']) copyFileSync(join(repo, file), join(folder, file));
  for (const [path, text] of [...bad, ...good]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const program = join(repo, 'node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(program, ['lint', '--max-diagnostics=none', '--colors=off'], {
    cwd: folder,
    encoding: 'utf8',
  });
  said = stdout + stderr;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What was said of a file, as one line. */
const saidOf = (path: string) =>
  said
    .split(/\n(?=\S+(?::\d+:\d+)? lint\/)/)
    .filter((part) => part.startsWith(path))
    .join(' ')
    .replace(/\s+/g, ' ');

test.each(bad)('%s is refused', (path, _text, message) => {
  expect(saidOf(path)).toContain(message);
});

test.each(good)('%s is fine', (path) => {
  expect(saidOf(path)).toBe('');
});
