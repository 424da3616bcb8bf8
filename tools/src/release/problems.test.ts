import { parseChangeset } from './changesets';
import { problems } from './problems';
import type { ReleaseState } from './state';

const settingsPackage = (version: string, isChanged = true) => [
  { name: 'mf-settings', folder: 'mf-settings', version, isChanged },
];

/** A state without problems: version 1.1.0 of mf-settings is released and unchanged. */
const unchanged: ReleaseState = {
  packages: settingsPackage('1.1.0', false),
  changesets: [],
  tags: ['mf-settings@1.0.0', 'mf-settings@1.1.0'],
};

const changeset = (text: string) => parseChangeset('.changeset/a.md', text);
const settingsChangeset = changeset("---\n'@flightdeck/mf-settings': patch\n---\n\nA list can be sorted.\n");
const foundProblems = (state: Partial<ReleaseState>) =>
  problems({ ...unchanged, ...state }).map(({ path, message }) => `${path}: ${message}`);

test('finds no problem in a released package without changes', () => {
  expect(foundProblems({})).toEqual([]);
});

test('refuses a change without a changeset, and accepts it with one', () => {
  expect(foundProblems({ packages: settingsPackage('1.1.0') })).toEqual([
    'mf-settings/package.json: mf-settings has changed since 1.1.0, and no changeset names it. Describe the change for users of the package with "npx changeset".',
  ]);
  expect(foundProblems({ packages: settingsPackage('1.1.0'), changesets: [settingsChangeset] })).toEqual([]);
});

test('a changeset for another package does not cover a change', () => {
  const packages = [
    ...settingsPackage('1.1.0'),
    { name: 'shared', folder: 'shared', version: '1.0.0', isChanged: true },
  ];
  const sharedChangeset = changeset('---\n"@flightdeck/shared": minor\n---\nA new entry.\n');
  expect(foundProblems({ packages, changesets: [sharedChangeset] })).toHaveLength(1);
});

test('refuses a lower version', () => {
  expect(foundProblems({ packages: settingsPackage('1.0.9') })).toEqual([
    'mf-settings/package.json: mf-settings is 1.0.9, but 1.1.0 was released already. Set the version to 1.1.0, and describe the change with "npx changeset".',
  ]);
});

test('compares versions by their numbers: 1.10.0 is newer than 1.9.0', () => {
  const tags = ['mf-settings@1.9.0', 'mf-settings@1.10.0', 'shared@2.0.0'];
  expect(foundProblems({ tags, packages: settingsPackage('1.9.0') })).toEqual([
    expect.stringContaining('1.10.0 was released already'),
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
  [
    'a package that is not released',
    '---\n"@flightdeck/tools": patch\n---\nA.\n',
    'names "@flightdeck/tools", which is not released.',
  ],
])('a changeset with %s is refused', (_case, text, expected) => {
  expect(foundProblems({ changesets: [changeset(text)] })).toEqual([expect.stringContaining(expected)]);
});
