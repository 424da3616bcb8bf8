import { type Check, report, runCheck } from '../common/check';
import { marks } from './marks';
import { visibleStrings } from './texts/visible-strings';

const found = (check: Check, files: Record<string, string>) =>
  check
    .run(Object.entries(files).map(([path, text]) => ({ path, text })))
    .map(({ path, line, problem }) => `${path}:${line} ${problem}`);

test('visible-strings finds attributes and texts without i18n in shipped views', () => {
  const text =
    'export const X = () => (\n  <p className="x" aria-label="Close">\n    {__(\'Fine\')} · 3 % &nbsp;\n    <b title={__(\'Fine\')}>Plain words</b>\n    <i aria-label="Flightdeck" gap={\'s\'} />\n  </p>\n);';
  expect(
    found(visibleStrings, {
      'mf-a/src/x.view.tsx': text,
      'mf-a/src/x.test.tsx': text,
    }),
  ).toEqual(['mf-a/src/x.view.tsx:2 aria-label "Close"', 'mf-a/src/x.view.tsx:4 text "Plain words"']);
});

test('marks finds notes about unfinished work, and comments that turn off errors of the compiler', () => {
  const word = ['TO', 'DO'].join('');
  const mark = ['@ts-', 'ignore'].join('');
  expect(found(marks, { 'mf-a/x.ts': `// ${word}: later\n// ${mark}\nconst ${word.toLowerCase()} = 1;` })).toEqual([
    `mf-a/x.ts:1 "${word}" marks unfinished work`,
    `mf-a/x.ts:2 "${mark}" turns off an error of the compiler`,
  ]);
});

test('a report has the rule, the file with the line, and the advice; without findings it is empty', () => {
  expect(report(marks, [])).toEqual([]);
  expect(report(marks, [{ path: 'a.ts', line: 3, problem: 'bad' }]).join('\n')).toMatch(
    /^marks {2}a\.ts:3 {2}bad\n {5} {2}→ Finish the work/,
  );
});

test('a check prints its rule before it runs, and its result on the same line', () => {
  const printed: string[] = [];
  const check = {
    ...marks,
    run: () => {
      printed.push('(runs)');
      return [];
    },
  };
  expect(runCheck(check, [], (text) => printed.push(text))).toEqual([]);
  expect(printed.join('')).toBe('marks … (runs)ok\n');
  const bad = { path: 'a.ts', line: 3, problem: 'bad' };
  expect(runCheck({ ...marks, run: () => [bad] }, [], (text) => printed.push(text))).toEqual(report(marks, [bad]));
  expect(printed.at(-1)).toBe('1 to fix\n');
});
