import { type Check, report, runCheck } from '../common/check';

const check: Check = { rule: 'rule', advice: 'Correct it.', run: () => [] };
const bad = { path: 'a.ts', line: 3, problem: 'bad' };

test('a report has the rule, the file with the line, and the advice; without findings it is empty', () => {
  expect(report(check, [])).toEqual([]);
  expect(report(check, [bad])).toEqual(['rule  a.ts:3  bad', '      → Correct it.', '']);
});

test('a check prints its rule before it runs, and its result on the same line', () => {
  const printed: string[] = [];
  const run = () => {
    printed.push('(runs)');
    return [];
  };
  expect(runCheck({ ...check, run }, [], (text) => printed.push(text))).toEqual([]);
  expect(printed.join('')).toBe('rule … (runs)ok\n');
  expect(runCheck({ ...check, run: () => [bad] }, [], (text) => printed.push(text))).toEqual(report(check, [bad]));
  expect(printed.at(-1)).toBe('1 to fix\n');
});
