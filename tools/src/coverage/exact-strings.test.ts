import { exactStringsIn, exactStringsPage, missingTexts } from './exact-strings';

const path = exactStringsPage;
const list = (...lines: readonly string[]) => exactStringsIn({ path, text: lines.join('\n') });

/** Returns the messages about a row of the list, for a `root-config` with one text. */
const missingIn = (row: string, text: string) =>
  missingTexts(list(row), (name) => (name === 'root-config' ? [text] : []));

test.each([
  ['the same text', '| ROOT-001 | `Offline Mode` |  | root-config |', 'Offline Mode'],
  ['other placeholders', '| ROOT-001 | `{name} failed. {error}` |  | root-config |', '%1$s failed. %2$s'],
  ['markup', '| ROOT-001 | `Problem. Learn more.` |  | root-config |', 'Problem. <learn>Learn more</learn>.'],
  [
    'the text that the row lists for the code',
    '| ROOT-001 | `Step X of Y` | `Step %s of %s` | root-config |',
    'Step %1$d of %2$d',
  ],
  [
    'a text with the listed fragment',
    '| ROOT-001 | `soon…` | contains `data soon` | root-config |',
    'There is data soon.',
  ],
  ['any text, for a value that no package shows', '| ROOT-001 | `0` |  | – |', 'Save'],
])('accepts %s in the code', (_label, row, text) => {
  expect(missingIn(row, text)).toEqual([]);
});

test.each([
  ['a text in another case', '| ROOT-001 | `Offline Mode` |  | root-config |', 'Offline mode'],
  ['an added full stop', '| ROOT-001 | `Offline Mode` |  | root-config |', 'Offline Mode.'],
  ['the text in another package', '| ROOT-001 | `Offline Mode` |  | mf-dashboard |', 'Offline Mode'],
  ['only one of two texts', '| ROOT-001 | `x` | `%s threat`, `%s threats` | root-config |', '%s threats'],
  ['the listed fragment in another case', '| ROOT-001 | `soon…` | contains `data soon` | root-config |', 'Data soon.'],
])('refuses %s', (_label, row, text) => {
  expect(missingIn(row, text)).toHaveLength(1);
});

test('reports the line of a reworded text, with the fix', () => {
  const problem = 'root-config has no text "Saving…". ROOT-001 fixes it letter for letter: restore it.';
  const found = missingTexts(list('', '| ROOT-001 | `Saving…` |  | root-config |'), () => ['Saving']);
  expect(found).toEqual([{ path, line: 2, problem }]);
});

test('refuses an unreadable row, with the fix', () => {
  expect(() => list('| ROOT-001 | Saving… |  | root-config |')).toThrow(`${path}:1: write the row as`);
});
