import { parseChangeset } from './changesets';
import { problems } from './problems';
import type { ArchiveState, ReleaseState } from './state';

const archive = (version: string, more: Partial<ArchiveState> = {}): ArchiveState => ({
  name: 'mf-settings',
  version,
  info: { protocol: 1, name: 'mf-settings', version, stamp: 'as released', files: {} },
  isAsTagged: true,
  ...more,
});

/** Version 1.1.0 is released, tagged and unchanged. */
const sound: ReleaseState = {
  packages: [{ name: 'mf-settings', folder: 'mf-settings', version: '1.1.0', stamp: 'as released' }],
  archives: [archive('1.0.0'), archive('1.1.0')],
  changesets: [],
  tags: ['mf-settings@1.0.0', 'mf-settings@1.1.0'],
  hasAllTags: true,
};

const changed = (version: string, stamp = 'changed') => [
  { name: 'mf-settings', folder: 'mf-settings', version, stamp },
];
const changeset = (text: string) => parseChangeset('.changeset/a.md', text);
const named = changeset("---\n'@flightdeck/mf-settings': patch\n---\n\nA list can be sorted.\n");
const found = (state: Partial<ReleaseState>) =>
  problems({ ...sound, ...state }).map(({ path, what }) => `${path}: ${what}`);

test('finds no problem in a released package without changes', () => {
  expect(found({})).toEqual([]);
});

test('refuses a change without a changeset, and accepts it with one', () => {
  expect(found({ packages: changed('1.1.0') })).toEqual([
    'mf-settings/package.json: mf-settings has changed since 1.1.0, and no changeset names it. Describe the change for its users with "npx changeset".',
  ]);
  expect(found({ packages: changed('1.1.0'), changesets: [named] })).toEqual([]);
});

test('a changeset for another package does not cover a change', () => {
  const packages = [...changed('1.1.0'), { name: 'shared', folder: 'shared', version: '1.0.0', stamp: 'x' }];
  const other = changeset('---\n"@flightdeck/shared": minor\n---\nA new entry.\n');
  expect(found({ packages, changesets: [other] })).toHaveLength(1);
});

test('a package that was never released needs no changeset', () => {
  expect(found({ packages: changed('0.1.0'), archives: [], tags: [] })).toEqual([]);
});

test('refuses a lower version', () => {
  expect(found({ packages: changed('1.0.9') })).toEqual([
    'mf-settings/package.json: mf-settings is 1.0.9, but 1.1.0 was released already. Set the version to 1.1.0, and describe the change with "npx changeset".',
  ]);
});

test('versions are compared by their numbers: 1.10.0 is newer than 1.9.0', () => {
  expect(found({ archives: [archive('1.9.0'), archive('1.10.0')], tags: [], packages: changed('1.9.0') })).toEqual([
    expect.stringContaining('1.10.0 was released already'),
  ]);
});

const again =
  'Put the released archive back: git restore --source=mf-settings@1.1.0 -- contracts/releases/mf-settings@1.1.0.zip. A change is released under a new version.';

test('refuses a kept version whose archive differs from the tagged one', () => {
  expect(found({ archives: [archive('1.0.0'), archive('1.1.0', { isAsTagged: false })] })).toEqual([
    `contracts/releases/mf-settings@1.1.0.zip: The archive is not the one that was tagged mf-settings@1.1.0. ${again}`,
  ]);
});

test('refuses a damaged archive and the archive of another release, also without tags', () => {
  const broken = archive('1.1.0', { info: 'remote.js is not the file that was released', isAsTagged: undefined });
  expect(found({ archives: [broken], tags: [], hasAllTags: false })).toEqual([
    `contracts/releases/mf-settings@1.1.0.zip: The archive is damaged: remote.js is not the file that was released. ${again}`,
  ]);
  const other = archive('1.1.0', { info: archive('1.0.0').info });
  expect(found({ archives: [other], tags: [] })).toEqual([
    expect.stringContaining('The archive holds mf-settings@1.0.0.'),
  ]);
});

test('refuses a tag without an archive', () => {
  expect(found({ archives: [archive('1.1.0')] })).toEqual([
    'contracts/releases/mf-settings@1.0.0.zip: mf-settings@1.0.0 is tagged, but its archive is missing. Put it back: git restore --source=mf-settings@1.0.0 -- contracts/releases/mf-settings@1.0.0.zip. If the release was a mistake, remove the tag: git tag -d mf-settings@1.0.0.',
  ]);
});

test('refuses an archive without a tag only if all tags are known', () => {
  const untagged = [archive('1.0.0'), archive('1.1.0', { isAsTagged: undefined })];
  const tags = ['mf-settings@1.0.0'];
  expect(found({ archives: untagged, tags, hasAllTags: false })).toEqual([]);
  expect(found({ archives: untagged, tags })).toEqual([
    'contracts/releases/mf-settings@1.1.0.zip: The archive has no tag. Fetch the tags: git fetch --tags. If there is none, tag the commit that added the archive: git tag mf-settings@1.1.0 <commit>.',
  ]);
});

test.each([
  ['no package', '---\n---\n\nSomething changed.\n', 'The changeset names no package.'],
  ['no text', '---\n"@flightdeck/mf-settings": patch\n---\n', 'The changeset has no text.'],
  [
    'an unknown package',
    '---\n"@flightdeck/mf-setings": patch\n---\nA.\n',
    'names "@flightdeck/mf-setings", which is not',
  ],
  ['a tool of ours', '---\n"@flightdeck/tools": patch\n---\nA.\n', 'names "@flightdeck/tools", which is not released.'],
])('a changeset with %s is refused', (_case, text, said) => {
  expect(found({ changesets: [changeset(text)] })).toEqual([expect.stringContaining(said)]);
});
