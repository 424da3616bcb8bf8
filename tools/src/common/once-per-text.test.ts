import { expect, jest, test } from '@jest/globals';
import { oncePerText } from './once-per-text';
import type { SourceFile } from './source-files';

test('a file is read again only after its text changed', () => {
  const read = jest.fn(({ text }: SourceFile) => text.length);
  const lengthOf = oncePerText(read);
  expect([
    lengthOf({ path: 'a.ts', text: 'one' }),
    lengthOf({ path: 'b.ts', text: 'three' }),
    lengthOf({ path: 'a.ts', text: 'one' }),
    lengthOf({ path: 'a.ts', text: 'four' }),
    lengthOf({ path: 'a.ts', text: 'one' }),
  ]).toEqual([3, 5, 3, 4, 3]);
  expect(read.mock.calls.map(([{ path, text }]) => `${path} ${text}`)).toEqual([
    'a.ts one',
    'b.ts three',
    'a.ts four',
    'a.ts one',
  ]);
});
