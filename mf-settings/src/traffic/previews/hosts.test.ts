import { anyAddress, anyCharacter, rounds } from '@flightdeck/shared/testing/values';
import fc from 'fast-check';
import { facebookLine, hostOf } from './hosts';

test.each([
  ['https://www.Site.example/blog/?a=1#b', 'www.Site.example'],
  ['http://site.example:8080', 'site.example:8080'],
  ['site.example/blog', 'site.example'],
  ['https://site.example?a=/b', 'site.example'],
  ['https://site.example#a?b/c', 'site.example'],
  ['', ''],
])('the host of "%s" is "%s"', (url, host) => {
  expect(hostOf(url)).toBe(host);
});

test('returns the host of any URL, and no path, query or fragment of any other string', () => {
  fc.assert(
    fc.property(anyAddress, (url) => {
      expect(hostOf(url)).toBe(url.split('/')[2]?.split(/[?#]/)[0]);
    }),
    rounds,
  );
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (url) => {
      expect(hostOf(url)).not.toMatch(/[/?#]/);
    }),
    rounds,
  );
});

test.each([
  ['https://www.Site.Example/blog', undefined, 'www.site.example'],
  ['https://site.example', '', 'site.example'],
  ['https://site.example', 'Ada', 'site.example | Ada'],
])('the line with the host of %s and the author %p is "%s"', (url, author, line) => {
  expect(facebookLine(url, author)).toBe(line);
});
