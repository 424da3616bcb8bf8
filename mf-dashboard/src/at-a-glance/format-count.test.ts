import { formatCount } from './format-count';

test.each([
  [0, 'en', '0'],
  [17, 'en', '17'],
  [2418, 'en', '2,418'],
  [1234567, 'de', '1.234.567'],
  [2418, 'no_such language', '2,418'],
])('%s in %s is %s', (count, lang, text) => {
  expect(formatCount(count, lang)).toBe(text);
});
