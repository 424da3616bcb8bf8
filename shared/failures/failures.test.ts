import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failure, failureCodes } from '../contracts/failure';
import { failureText } from './failures';

test.each(failureCodes)('%s has a title, a cause and a remedy', (code) => {
  const text = failureText(
    failure(code, 'The message.', {
      area: 'mf-settings',
      version: '1.2.0',
      wanted: 'react ^19',
      present: 'react 18.3',
    }),
    'Settings',
  );
  for (const part of [text.title, text.cause, text.remedy]) {
    expect(part).toMatch(/\S{3}/);
    expect(part).not.toMatch(/undefined|%\d?\$?[sd]/);
  }
});

test('an area that does not fit names library, wanted and present', () => {
  const text = failureText(
    failure('area-incompatible', '', {
      area: 'mf-settings',
      version: '3.2.0',
      wanted: 'react ^19.0.0',
      present: 'react 18.3.1',
    }),
    'Settings',
  );
  expect(text.cause).toBe('mf-settings 3.2.0 needs react ^19.0.0; this page has react 18.3.1.');
  expect(text.remedy).toContain('mf-settings');
});

test.each(failureCodes)('%s stands in the page for operators and developers', (code) => {
  expect(readFileSync(join(__dirname, '../../docs/failures.md'), 'utf8')).toContain(`\`${code}\``);
});
