import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRegistry, writeFakeSet } from '../testing/fake-set';
import { areasFor } from './audience';
import { readRegistry } from './registry-file';

const set = mkdtempSync(join(tmpdir(), 'flightdeck-staged-'));
afterAll(() => rmSync(set, { recursive: true }));

const { areas, ...rest } = fakeRegistry();
const stagedEntry = { ...areas['mf-dashboard'], base: 'mf-dashboard/2.0.0-abcdef03/', version: '2.0.0' };
const stagedFor = (audience: unknown) => ({ entry: stagedEntry, release: 'x.json', audience, since: '' });

/** Writes a registry with these staged releases, and reads it. */
function readWith(staged: unknown) {
  writeFakeSet(set, { ...rest, areas, staged });
  return readRegistry(set);
}

test.each([
  ['a share of 0', { share: 0 }],
  ['a share of 100', { share: 100 }],
  ['a share of -1', { share: -1 }],
  ['a share of 99.5', { share: 99.5 }],
  // JSON has no NaN: it is written as null.
  ['a share of NaN', { share: Number.NaN }],
  ['a share that is a string', { share: '99' }],
  ['no role', { roles: [] }],
  ['roles that are a string', { roles: 'administrator' }],
  ['sites that are null', { sites: null }],
  ['an unknown condition', { countries: ['de'] }],
  ['no condition', {}],
])('refuses a registry whose audience has %s, and names the field', (_what, audience) => {
  expect(readWith({ 'mf-dashboard': stagedFor(audience) })).toEqual({
    ok: false,
    reason: expect.stringMatching(/is malformed: staged\.mf-dashboard\.audience/),
  });
});

test('refuses two staged releases of one area', () => {
  const staged = stagedFor({ share: 50 });
  expect(readWith({ 'mf-dashboard': [staged, staged] })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('staged.mf-dashboard'),
  });
});

test('no user gets a release that is staged for a role that nobody has', () => {
  // The role is misspelled.
  const reading = readWith({ 'mf-dashboard': stagedFor({ roles: ['adminstrator'] }) });
  if (!reading.ok) throw new Error(reading.reason);
  for (const role of ['administrator', 'editor', 'author', 'subscriber']) {
    const visitor = { site: 'site.example', user: 1, roles: [role] };
    expect(areasFor(reading.registry, visitor, { withdrawn: {} })['mf-dashboard']?.version).toBe('1.0.0');
  }
});
