import { facebookLine } from './facebook-line';

test.each([
  ['https://www.Site.Example/blog', undefined, 'www.site.example'],
  ['https://site.example', '', 'site.example'],
  ['https://site.example', 'Ada', 'site.example | Ada'],
])('shows %s by %s as %s', (url, author, line) => {
  expect(facebookLine(url, author)).toBe(line);
});
