import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReadMade } from './is-read-made';

interface Case {
  readonly name: string;
  readonly read: Parameters<typeof isReadMade>[0];
  readonly settings?: object;
  readonly permissions?: object;
  readonly isOffline?: boolean;
  readonly isMade: boolean;
}
const { conditions }: { readonly conditions: readonly Case[] } = JSON.parse(
  readFileSync(join(__dirname, '../../../rules/cases/reads.json'), 'utf8'),
);

test.each(conditions)('given $name, a read is made: $isMade', ({ read, settings, permissions, isOffline, isMade }) => {
  expect(isReadMade(read, { ...settings }, { ...permissions }, isOffline ?? false)).toBe(isMade);
});
