import { exactStringsIn, exactStringsPage, listFaults, missingTexts } from './exact-strings';

const path = exactStringsPage;
const list = (...lines: readonly string[]) => exactStringsIn({ path, text: lines.join('\n') });

test.each([
  ['the same text', '| ROOT-001 | `Offline Mode` |  | root-config |', 'Offline Mode', true],
  ['another case', '| ROOT-001 | `Offline Mode` |  | root-config |', 'Offline mode', false],
  ['an added full stop', '| ROOT-001 | `Offline Mode` |  | root-config |', 'Offline Mode.', false],
  ['the text of another package', '| ROOT-001 | `Offline Mode` |  | mf-dashboard |', 'Offline Mode', false],
  ['another placeholder', '| ROOT-001 | `{name} failed. {error}` |  | root-config |', '%1$s failed. %2$s', true],
  ['markup', '| ROOT-001 | `Problem. Learn more.` |  | root-config |', 'Problem. <learn>Learn more</learn>.', true],
  [
    'the text that the row lists for the code',
    '| ROOT-001 | `Step X of Y` | `Step %s of %s` | root-config |',
    'Step %1$d of %2$d',
    true,
  ],
  ['only one of two texts', '| ROOT-001 | `x` | `%s threat`, `%s threats` | root-config |', '%s threats', false],
  [
    'a text with the listed fragment',
    '| ROOT-001 | `soon…` | contains `data soon` | root-config |',
    'There is data soon.',
    true,
  ],
  [
    'the listed fragment in another case',
    '| ROOT-001 | `soon…` | contains `data soon` | root-config |',
    'Data soon.',
    false,
  ],
  ['a value that is not shown', '| ROOT-001 | `0` |  | – |', 'Save', true],
])('compares the texts in the code letter for letter: %s', (_label, row, text, isFound) => {
  const missing = missingTexts(list(row), (name) => (name === 'root-config' ? [text] : []));
  expect(missing).toHaveLength(isFound ? 0 : 1);
});

test('reports a reworded text, with the fix', () => {
  expect(missingTexts(list('', '| ROOT-001 | `Saving…` |  | root-config |'), () => ['Saving'])).toEqual([
    `${path}:2: root-config has no text "Saving…". ROOT-001 fixes it letter for letter: restore it.`,
  ]);
});

test('refuses an unreadable row, with the fix', () => {
  expect(() => list('| ROOT-001 | Saving… |  | root-config |')).toThrow(`${path}:1: write the row as`);
});

test('reports texts that only the requirements or only the list has', () => {
  const requirement = { id: 'ROOT-001', text: 'Says "One" and "Two".', place: 'docs/requirements/root.md:3' };
  expect(listFaults(list('| ROOT-001 | `One` |  | – |', '| ROOT-001 | `Three` |  | – |'), [requirement])).toEqual([
    `docs/requirements/root.md:3: add "Two" (ROOT-001) to ${path}, or remove the quotation marks.`,
    `${path}:2: ROOT-001 does not have "Three" in quotation marks. Correct one of the two.`,
  ]);
});
