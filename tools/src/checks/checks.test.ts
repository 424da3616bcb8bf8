import { type Check, report, runCheck } from '../common/check';
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

test('a report has the rule, the file with the line, and the advice; without findings it is empty', () => {
  expect(report(visibleStrings, [])).toEqual([]);
  expect(report(visibleStrings, [{ path: 'a.ts', line: 3, problem: 'bad' }]).join('\n')).toMatch(
    /^visible-strings {2}a\.ts:3 {2}bad\n {15} {2}→ Translate the text/,
  );
});

test('a check prints its rule before it runs, and its result on the same line', () => {
  const printed: string[] = [];
  const check = {
    ...visibleStrings,
    run: () => {
      printed.push('(runs)');
      return [];
    },
  };
  expect(runCheck(check, [], (text) => printed.push(text))).toEqual([]);
  expect(printed.join('')).toBe('visible-strings … (runs)ok\n');
  const bad = { path: 'a.ts', line: 3, problem: 'bad' };
  expect(runCheck({ ...visibleStrings, run: () => [bad] }, [], (text) => printed.push(text))).toEqual(
    report(visibleStrings, [bad]),
  );
  expect(printed.at(-1)).toBe('1 to fix\n');
});
