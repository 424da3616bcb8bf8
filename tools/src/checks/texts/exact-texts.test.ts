import { join } from 'node:path';
import { sourceFiles } from '../../common/source-files';
import { readExactStrings } from '../../coverage/exact-strings';
import { exactTexts } from './exact-texts';

const repo = join(__dirname, '../../../..');

test('the code has each text that the requirements fix, and the list is complete', () => {
  expect(readExactStrings(repo).length).toBeGreaterThan(150);
  expect(exactTexts(repo).run(sourceFiles(repo))).toEqual([]);
});
