import { join } from 'node:path';
import { readExactStrings } from '../../catalogue/exact-strings';
import { sourceFiles } from '../../common/source-files';
import { exactTexts } from './exact-texts';

const repo = join(__dirname, '../../../..');
const check = exactTexts(repo);

test('the code has each text that the requirements fix, and the list is complete', () => {
  expect(readExactStrings(repo).length).toBeGreaterThan(150);
  expect(check.run(sourceFiles(repo))).toEqual([]);
});

test('reports a missing text with its line in the list', () => {
  const missing = check.run([]);
  expect(missing.length).toBeGreaterThan(150);
  expect(missing).toContainEqual({
    path: 'docs/requirements/exact-strings.md',
    line: expect.any(Number),
    problem: 'root-config has no text "Offline Mode". ROOT-032 fixes it letter for letter: restore it.',
  });
});
