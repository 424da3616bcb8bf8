import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failure, failureCodes } from '../../contracts/areas/failure';
import { hostFailureCodes } from '../../contracts/page/widget';
import { failuresTable } from '../../testing/failures-table';
import { catalogue } from './catalogue';
import { failureText } from './failures';

const allCodes = [...failureCodes, ...hostFailureCodes];
const details = { area: 'mf-settings', version: '1.2.0', needed: 'react ^19', present: 'react 18.3' };

const expectText = (part: string) => {
  expect(part).toMatch(/\S{3}/);
  expect(part).not.toMatch(/undefined|%\d?\$?[sd]/);
};

test.each(allCodes)('%s has a cause, and a remedy for owner, operator and developer', (code) => {
  const { title, meaning, owner, operator, developer } = catalogue[code];
  for (const part of [title('Settings'), meaning()]) expectText(part);
  const remedies = [owner('mf-settings'), operator(), developer()];
  for (const part of remedies) expectText(part);
  expect(new Set(remedies).size).toBe(3);
});

test.each(failureCodes)('%s gives complete texts with and without details', (code) => {
  for (const input of [details, {}])
    for (const part of Object.values(failureText(failure(code, 'The message.', input), 'Settings'))) expectText(part);
});

test('no two codes have the same meaning', () => {
  expect(new Set(allCodes.map((code) => catalogue[code].meaning())).size).toBe(allCodes.length);
});

test('shows the message of the site, or our own text if there is none', () => {
  expect(failureText(failure('rest-refused', 'Not for you.'), 'x').cause).toBe('Not for you.');
  expect(failureText(failure('rest-refused', ''), 'x').cause).toBe(catalogue['rest-refused'].meaning());
});

test('an incompatible area names the library, the version it needs and the version of the page', () => {
  const text = failureText(failure('area-incompatible', '', details), 'Settings');
  expect(text.cause).toBe('mf-settings 1.2.0 needs react ^19, but this page has react 18.3.');
  expect(text.remedy).toContain('mf-settings');
});

test('docs/failures.md matches the catalogue', () => {
  const page = readFileSync(join(__dirname, '../../../docs/failures.md'), 'utf8');
  expect(page.slice(page.indexOf('| code |'), page.indexOf('\n## ')).trim()).toBe(failuresTable());
});
