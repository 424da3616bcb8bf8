import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failure, failureCodes, foreignPageFailureCodes } from '../../contracts/areas/failure';
import { failuresTable } from '../../testing/failures-table';
import { catalogue } from './catalogue';
import { failureText } from './failures';

const allCodes = [...failureCodes, ...foreignPageFailureCodes];
const details = { area: 'mf-settings', version: '1.2.0', needed: 'react ^19', present: 'react 18.3' };

const expectText = (text: string) => {
  expect(text).toMatch(/\S{3}/);
  expect(text).not.toMatch(/undefined|%\d?\$?[sd]/);
};

test.each(allCodes)('%s has a title, a meaning, and different remedies for owner, operator and developer', (code) => {
  const { title, meaning, owner, operator, developer } = catalogue[code];
  for (const text of [title('Settings'), meaning()]) expectText(text);
  const remedies = [owner('mf-settings'), operator(), developer()];
  for (const text of remedies) expectText(text);
  expect(new Set(remedies).size).toBe(3);
});

test.each(failureCodes)('%s gives complete texts with and without details', (code) => {
  for (const input of [details, {}])
    for (const text of Object.values(failureText(failure(code, 'The message.', input), 'Settings'))) expectText(text);
});

test('no two codes have the same meaning', () => {
  expect(new Set(allCodes.map((code) => catalogue[code].meaning())).size).toBe(allCodes.length);
});

test('the cause of a refused request is the message of the site, or the meaning of the code if there is no message', () => {
  expect(failureText(failure('rest-refused', 'Not for you.'), 'x').cause).toBe('Not for you.');
  expect(failureText(failure('rest-refused', ''), 'x').cause).toBe(catalogue['rest-refused'].meaning());
});

test('the failure of an incompatible area names the library, the version it needs and the version of the page', () => {
  const text = failureText(failure('area-incompatible', '', details), 'Settings');
  expect(text.cause).toBe('mf-settings 1.2.0 needs react ^19, but this page has react 18.3.');
  expect(text.remedy).toContain('mf-settings');
});

test('docs/failures.md matches the catalogue', () => {
  const page = readFileSync(join(__dirname, '../../../docs/failures.md'), 'utf8');
  expect(page.slice(page.indexOf('| code |'), page.indexOf('\n## ')).trim()).toBe(failuresTable());
});
