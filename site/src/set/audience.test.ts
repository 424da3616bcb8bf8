import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { fakeRegistry, writeFakeSet } from '../testing/fake-set';
import { areasFor, isInAudience } from './audience';
import { readRegistry } from './registry-file';

/** The tests of the WordPress plugin run the same cases (`wordpress/tests/php/set/staged-test.php`). */
const { audiences } = v.parse(
  v.object({
    audiences: v.array(
      v.object({ name: v.string(), audience: v.unknown(), roles: v.array(v.string()), gets: v.boolean() }),
    ),
  }),
  JSON.parse(readFileSync(join(__dirname, '../../../rules/cases/staged-releases.json'), 'utf8')),
);

test.each(audiences)('given an audience with $name, the user gets the staged release: $gets', (row) => {
  expect(isInAudience(row.audience, row.roles)).toBe(row.gets);
});

const set = mkdtempSync(join(tmpdir(), 'flightdeck-staged-'));
afterAll(() => rmSync(set, { recursive: true }));

const { areas, ...rest } = fakeRegistry();
const stagedEntry = { ...areas['mf-dashboard'], base: 'mf-dashboard/2.0.0-abcdef03/', version: '2.0.0' };

/** Writes a registry with a staged release, and reads it. */
function readWith(staged: unknown) {
  writeFakeSet(set, { ...rest, areas, staged: { 'mf-dashboard': staged } });
  return readRegistry(set);
}

test.each([
  ['the role of the user', { roles: ['editor'] }, '2.0.0'],
  ['another role', { roles: ['administrator'] }, '1.0.0'],
  ['a share, from an older tool', { share: 99 }, '1.0.0'],
])('serves an editor the right release when the audience is %s', (_what, audience, version) => {
  const reading = readWith({ entry: stagedEntry, release: 'x.json', audience, since: '' });
  if (!reading.ok) throw new Error(reading.reason);
  expect(areasFor(reading.registry, { role: 'editor' })['mf-dashboard']?.version).toBe(version);
});
