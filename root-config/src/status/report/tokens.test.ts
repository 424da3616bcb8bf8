import { areGroups } from './tokens';

test.each<[string, string, boolean]>([
  ['two groups with digits', 'ab12 cd34', false],
  ['three groups with digits', 'ab12 cd34 ef56', true],
  ['a group with digits among words', 'this that c3po', true],
  ['a group without a vowel among words', 'this that qwrt', true],
  ['a group with a capital inside among words', 'this that foRm', true],
  ['three words', 'this That form', false],
  ['three words in capitals', 'THIS THAT FORM', false],
  ['a word of three letters after a capital', 'this that Iota', false],
  ['five words', 'this that form sent them', false],
  ['six words', 'this that form sent them here', true],
])('counts %s ("%s") as a secret: %p', (_what, run, expected) => {
  expect(areGroups(run.split(' '))).toBe(expected);
});
