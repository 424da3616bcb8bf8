import { type BuiltFile, fileCosts, groupOf } from './file-costs';

test.each([
  ['webpack://root/./node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['webpack://root/./node_modules/scheduler/index.js', 'react-dom'],
  ['webpack://root/./node_modules/@tanstack/query-core/build/modern/query.js', '@tanstack/query-core'],
  ['webpack://root/./node_modules/@tannin/sprintf/index.js', '@wordpress/i18n'],
  ['webpack://root/./shared/ui/primitives/button/button.css?1a2b', 'our style sheets'],
  ['webpack://root/./shared/ui/primitives/button/button.view.tsx', 'shared/ui'],
  ['webpack://root/./mf-settings/src/area.tsx', 'mf-settings'],
  ['webpack://root/webpack/runtime/consumes', 'webpack runtime'],
])('%s is part of "%s"', (source, group) => {
  expect(groupOf(source)).toBe(group);
});

/** A file whose first two characters have no source; the next four come from React, and the others from a view. */
const mapped: BuiltFile = {
  code: 'aaaabbbbcc',
  map: {
    version: 3,
    file: 'x.js',
    sources: ['webpack://x/./node_modules/react/index.js', 'webpack://x/./shared/ui/primitives/card/card.view.tsx'],
    sourcesContent: [],
    names: [],
    sourceRoot: '',
    // Source 0 starts at column 2, source 1 at column 6.
    mappings: 'EAAA,ICAA',
  },
  bytes: 1000,
};

test('the share of a source in the compressed bytes equals its share of the characters', () => {
  expect([...fileCosts([mapped])]).toEqual([
    ['webpack runtime', 200],
    ['react', 400],
    ['shared/ui', 400],
  ]);
});

test('the costs of several files add up', () => {
  expect(fileCosts([mapped, { ...mapped, bytes: 500 }]).get('react')).toBe(600);
});

test('the costs of a file with several lines add up to its size', () => {
  const twoLines = { ...mapped, code: 'aaaa\nbbbb\n' };
  expect([...fileCosts([twoLines]).values()].reduce((sum, bytes) => sum + bytes, 0)).toBeCloseTo(1000);
});
