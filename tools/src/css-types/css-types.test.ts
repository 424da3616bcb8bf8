import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeCssTypes } from './css-types';

const repo = join(__dirname, '../../..');
/** Folder of a project with our compiler options, and only the files of these tests. */
const project = realpathSync(mkdtempSync(join(tmpdir(), 'flightdeck-css-types-')));
const typesFileOf = (sheet: string) => join(project, 'build/css-types', `${sheet}.d.ts`);

function write(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

/** Returns the places and codes of the compiler's errors in a script beside `card.css`. */
function errorsOf(...lines: readonly string[]): string[] {
  write('mf-a/src/card.ts', ["import css from './card.css';", 'export { css };', ...lines].join('\n'));
  const { stdout } = spawnSync(join(repo, 'node_modules/.bin/tsc'), ['-p', project, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  return stdout.match(/card\.ts\(\d+,\d+\): error TS\d+/g) ?? [];
}

beforeAll(async () => {
  copyFileSync(join(repo, 'tsconfig.base.json'), join(project, 'tsconfig.base.json'));
  write(
    'tsconfig.json',
    JSON.stringify({ extends: './tsconfig.base.json', compilerOptions: { types: [] }, include: ['mf-a'] }),
  );
  write('mf-a/src/card.css', '.card:hover .title {\n  margin: 0;\n}\n\n/* .gone */\n.is-error {\n  margin: 0;\n}\n');
  write('mf-a/src/old.css', '.old {\n  margin: 0;\n}\n');
  write('shared/ui/base.css', '.fd-hidden {\n  margin: 0;\n}\n');
  write('site/src/assets/host.css', '.wp-host {\n  margin: 0;\n}\n');
  await writeCssTypes(project);
});
afterAll(() => rmSync(project, { recursive: true }));

test('a class of the sheet passes the type check', () => {
  expect(
    errorsOf(
      'export const name: string = css.card;',
      "export const title = (part: 'title' | 'is-error'): string => css[part];",
    ),
  ).toEqual([]);
});

test.each([
  ['a misspelt class', 'export const name = css.crad;', 'TS2339'],
  ['a misspelt class in brackets', "export const name = css['titel'];", 'TS2551'],
  ['a class in a comment', 'export const name = css.gone;', 'TS2339'],
  ['a name that might not be a class', "export const name = (part: 'card' | 'gone') => css[part];", 'TS7053'],
  ['a sheet that does not exist', "export { default } from './cadr.css';", 'TS2307'],
])('%s fails the type check', (_label, line, code) => {
  expect(errorsOf(line)).toEqual([expect.stringMatching(new RegExp(`card\\.ts\\(3,\\d+\\): error ${code}$`))]);
});

test('global style sheets and those of the site have no types', () => {
  expect(existsSync(typesFileOf('mf-a/src/card.css'))).toBe(true);
  expect(existsSync(typesFileOf('shared/ui/base.css'))).toBe(false);
  expect(existsSync(typesFileOf('site/src/assets/host.css'))).toBe(false);
});

test('the types of a removed sheet are removed', async () => {
  expect(existsSync(typesFileOf('mf-a/src/old.css'))).toBe(true);
  rmSync(join(project, 'mf-a/src/old.css'));
  await writeCssTypes(project);
  expect(existsSync(typesFileOf('mf-a/src/old.css'))).toBe(false);
  expect(existsSync(typesFileOf('mf-a/src/card.css'))).toBe(true);
});

test('a sheet is read again only when it is newer than its types', async () => {
  const sheet = join(project, 'mf-a/src/card.css');
  const text = readFileSync(sheet, 'utf8');
  // This sheet cannot be parsed, so reading it would fail.
  writeFileSync(sheet, '.later {');
  utimesSync(sheet, 1, 1);
  await writeCssTypes(project);
  writeFileSync(sheet, '.later {\n  margin: 0;\n}\n');
  const inOneMinute = Date.now() / 1000 + 60;
  utimesSync(sheet, inOneMinute, inOneMinute);
  await writeCssTypes(project);
  expect(readFileSync(typesFileOf('mf-a/src/card.css'), 'utf8')).toContain('later');
  writeFileSync(sheet, text);
});

test('throws the error of a sheet that cannot be parsed', async () => {
  write('mf-a/src/broken.css', '.a {\n  margin: 0;\n');
  await expect(writeCssTypes(project)).rejects.toThrow('Unclosed block');
  rmSync(join(project, 'mf-a/src/broken.css'));
});
