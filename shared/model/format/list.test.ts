import { formatList } from './list';

test.each([
  ['en', 'Ads, Scan, Stats'],
  ['de', 'Ads, Scan und Stats'],
  ['es', 'Ads, Scan y Stats'],
  ['fr', 'Ads, Scan, Stats'],
  ['pt_BR', 'Ads, Scan, Stats'],
  ['ja', 'Ads、Scan、Stats'],
  ['ar', 'Ads وScan وStats'],
  ['', 'Ads, Scan, Stats'],
])('in the language "%s", a list is written %s', (lang, text) => {
  expect(formatList(['Ads', 'Scan', 'Stats'], lang)).toBe(text);
  expect(formatList(['Ads'], lang)).toBe('Ads');
  expect(formatList([], lang)).toBe('');
});
