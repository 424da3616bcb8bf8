import { anyCharacter, rounds } from '@flightdeck/shared/testing/values';
import fc from 'fast-check';
import {
  facebookDescription,
  facebookTitle,
  searchDescription,
  searchTitle,
  searchUrl,
  stripTags,
  tweetDescription,
} from './truncate';

const x = (count: number) => 'x'.repeat(count);

test.each([
  ['is not cut when it has 63 characters', x(63), x(63)],
  ['is not cut at a space when it has 63 characters', `${x(30)} ${x(32)}`, `${x(30)} ${x(32)}`],
  ['is cut at a space before position 73', `${x(30)} ${x(50)} ${x(9)}`, `${x(30)}…`],
  ['is cut at the last space before position 73', `${x(30)} ${x(30)} ${x(40)}`, `${x(30)} ${x(30)}…`],
  ['is cut at a space after the limit', `${x(72)} ${x(9)}`, `${x(72)}…`],
  ['is cut at the limit if the only space is too late', `${x(73)} ${x(9)}`, `${x(63)}…`],
  ['is cut at a space after position 23', `${x(24)} ${x(60)}`, `${x(24)}…`],
  ['is cut at the limit if the only space is too early', `${x(23)} ${x(60)}`, `${x(23)} ${x(39)}…`],
  ['is cut at the limit without a space', x(64), `${x(63)}…`],
  ['is cut between whole characters', '🙂'.repeat(70), `${'🙂'.repeat(63)}…`],
])('SET-214.1 the search title %s', (_what, title, expected) => {
  expect(searchTitle(title)).toBe(expected);
});

test.each([
  ['is not cut when it has 160 characters', x(160), x(160)],
  ['is cut at a space after the limit', `${x(169)} ${x(9)}`, `${x(169)}…`],
  ['is cut at the limit if the only space is too late', `${x(170)} ${x(9)}`, `${x(160)}…`],
  ['is cut at a space before the limit', `${x(81)} ${x(99)}`, `${x(81)}…`],
  ['is cut at the limit if the only space is too early', `${x(80)} ${x(99)}`, `${x(80)} ${x(79)}…`],
])('SET-214.2 the search description %s', (_what, description, expected) => {
  expect(searchDescription(description)).toBe(expected);
});

test.each([
  ['https://site.example', 'site.example ▾'],
  ['https://site.example/', 'site.example ▾'],
  ['http://site.example/blog/today', 'site.example › blog › today ▾'],
  ['site.example/blog', 'site.example › blog ▾'],
  [`https://${x(69)}`, `${x(68)}… ▾`],
  [`https://${x(68)}`, `${x(68)} ▾`],
  ['', ' ▾'],
])('SET-214.3 the search result shows the URL "%s" as "%s"', (url, breadcrumbs) => {
  expect(searchUrl(url)).toBe(breadcrumbs);
});

test.each([
  ['SET-214.4 the Facebook title', facebookTitle, 80],
  ['SET-214.5 the Facebook description', facebookDescription, 200],
  ['SET-214.6 the description of a tweet card', tweetDescription, 200],
])('%s is truncated at its limit, even inside a word', (_what, shorten, limit) => {
  expect(shorten(x(limit))).toBe(x(limit));
  expect(shorten(`${x(limit - 4)} ${x(4)}`)).toBe(`${x(limit - 4)} ${x(3)}…`);
});

test.each([
  ['search', searchDescription, 160],
  ['Facebook', facebookDescription, 200],
  ['tweet', tweetDescription, 200],
])('SET-215 tags are removed from a %s description before it is measured', (_what, shorten, limit) => {
  expect(shorten(`<p class="a">${x(limit - 1)}</p><!-- no --><br/><script>y</script>`)).toBe(`${x(limit - 1)}y`);
});

test('keeps text that only resembles a tag', () => {
  expect(stripTags('1 < 2 > 1, a<b')).toBe('1 < 2 > 1, a<b');
});

test('SET-214 each preview truncates a text without spaces at its limit', () => {
  const shorteners = [searchTitle, searchDescription, searchUrl, facebookTitle, facebookDescription, tweetDescription];
  const positions = shorteners.map((shorten) => shorten(x(300)).indexOf('…'));
  expect(positions).toEqual([63, 160, 68, 80, 200, 200]);
});

test('SET-214 no text has more than the maximum length after truncation, ellipsis included', () => {
  const text = fc.string({ unit: anyCharacter, maxLength: 400 });
  fc.assert(
    fc.property(text, (input) => {
      const length = (result: string) => [...result].length;
      // A maximum is the latest word boundary, or the limit with its ellipsis. A URL also has a space and an arrow.
      expect(length(searchTitle(input))).toBeLessThanOrEqual(73);
      expect(length(searchDescription(input))).toBeLessThanOrEqual(170);
      expect(length(searchUrl(input))).toBeLessThanOrEqual(71);
      expect(length(facebookTitle(input))).toBeLessThanOrEqual(81);
      expect(length(facebookDescription(input))).toBeLessThanOrEqual(201);
      expect(length(tweetDescription(input))).toBeLessThanOrEqual(201);
    }),
    rounds,
  );
});

test('removes tags from a text with a million unclosed tags in linear time', () => {
  const text = '<a'.repeat(1_000_000);
  expect(stripTags(text)).toBe(text);
});
