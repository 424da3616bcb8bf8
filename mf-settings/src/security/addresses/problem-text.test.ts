import { listProblems } from './address-list';
import { joinProblemTexts, problemText } from './problem-text';

const messageFor = (list: string) => joinProblemTexts(listProblems(list).map(problemText));

test.each<[string, string, string | undefined]>([
  ['returns undefined for a valid list', '10.0.0.1', undefined],
  [
    'names each invalid line with its number',
    'a\n10.0.0.1\n10.0.0.0/8',
    'Line 1: a is not an IP address. Line 3: 10.0.0.0/8 is a network. Enter it as a range, from its first to its last address.',
  ],
  ['does not shorten an entry of 60 characters', '👍'.repeat(60), `Line 1: ${'👍'.repeat(60)} is not an IP address.`],
  ['shortens a very long entry', '👍'.repeat(5000), `Line 1: ${'👍'.repeat(60)}… is not an IP address.`],
  [
    'names five lines and mentions the rest',
    'a\nb\nc\nd\ne\nf',
    'Line 1: a is not an IP address. Line 2: b is not an IP address. Line 3: c is not an IP address. Line 4: d is not an IP address. Line 5: e is not an IP address. More lines need to be fixed.',
  ],
])('%s', (_what, list, expected) => {
  expect(messageFor(list)).toBe(expected);
});
