import { isMetaTag, withoutTags } from './settings-checks';

test.each([
  ['<p>a <b>b</b></p> c', 'a b c'],
  [' a < b ', 'a < b'],
  ['a > b', 'a > b'],
  ['<<p>x', 'x'],
  ['', ''],
])('%j without tags is %j', (text, expected) => {
  expect(withoutTags(text)).toBe(expected);
});

test.each([
  ['<meta name="a" content="Ab-1_" />', true],
  ['<meta content="a">', true],
  ['<meta name="a">', false],
  ['<meta content="a"><b>', false],
  ['<meta content="a"', false],
  ['x<meta content="a">', false],
])('isMetaTag(%j) returns %j', (text, isTag) => {
  expect(isMetaTag(text)).toBe(isTag);
});

// A pattern that takes quadratic time would exceed the time limit of the test.
test('unclosed tags are read in linear time', () => {
  const unclosed = '<'.repeat(3_000_000);
  expect(withoutTags(unclosed)).toBe(unclosed);
  expect(isMetaTag(`<meta ${'content="a"'.repeat(1_000_000)}`)).toBe(false);
});
