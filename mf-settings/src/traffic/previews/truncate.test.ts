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
  ['within the limit', x(63), x(63)],
  ['within the limit, with a space', `${x(30)} ${x(32)}`, `${x(30)} ${x(32)}`],
  ['a space before 73 and one after', `${x(30)} ${x(50)} ${x(9)}`, `${x(30)}…`],
  ['a last space before 73', `${x(30)} ${x(30)} ${x(40)}`, `${x(30)} ${x(30)}…`],
  ['a space at 72, longer than the limit', `${x(72)} ${x(9)}`, `${x(72)}…`],
  ['a space at 73 is too late', `${x(73)} ${x(9)}`, `${x(63)}…`],
  ['a space at 24', `${x(24)} ${x(60)}`, `${x(24)}…`],
  ['a space at 23 is too early', `${x(23)} ${x(60)}`, `${x(23)} ${x(39)}…`],
  ['no space', x(64), `${x(63)}…`],
  ['whole characters', '🙂'.repeat(70), `${'🙂'.repeat(63)}…`],
])('SET-214.1 the search title: %s', (_what, title, expected) => {
  expect(searchTitle(title)).toBe(expected);
});

test.each([
  ['within the limit', x(160), x(160)],
  ['a space at 169', `${x(169)} ${x(9)}`, `${x(169)}…`],
  ['a space at 170 is too late', `${x(170)} ${x(9)}`, `${x(160)}…`],
  ['a space at 81', `${x(81)} ${x(99)}`, `${x(81)}…`],
  ['a space at 80 is too early', `${x(80)} ${x(99)}`, `${x(80)} ${x(79)}…`],
])('SET-214.2 the search description: %s', (_what, description, expected) => {
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
])('SET-214.3 the search URL %s is %s', (url, trail) => {
  expect(searchUrl(url)).toBe(trail);
});

test.each([
  ['SET-214.4 Facebook title', facebookTitle, 80],
  ['SET-214.5 Facebook description', facebookDescription, 200],
  ['SET-214.6 tweet card description', tweetDescription, 200],
])('%s is truncated at its limit', (_what, shorten, limit) => {
  expect(shorten(x(limit))).toBe(x(limit));
  expect(shorten(`${x(limit - 4)} ${x(4)}`)).toBe(`${x(limit - 4)} ${x(3)}…`);
});

test.each([
  ['search', searchDescription],
  ['Facebook', facebookDescription],
  ['tweet', tweetDescription],
])('SET-215 tags are removed from a %s description before it is measured', (_what, shorten) => {
  expect(shorten(`<p class="a">${x(100)}</p><!-- no --><br/><script>y</script>`)).toBe(`${x(100)}y`);
});

test('text that looks like a tag but is not stays', () => {
  expect(stripTags('1 < 2 > 1, a<b')).toBe('1 < 2 > 1, a<b');
});

test('SET-214 a text without spaces is truncated at the limit of each preview', () => {
  const shorteners = [searchTitle, searchDescription, searchUrl, facebookTitle, facebookDescription, tweetDescription];
  const positions = shorteners.map((shorten) => shorten(x(300)).indexOf('…'));
  expect(positions).toEqual([63, 160, 68, 80, 200, 200]);
});

test('no text exceeds its limit, and none throws', () => {
  const text = fc.string({ unit: anyCharacter, maxLength: 400 });
  fc.assert(
    fc.property(text, (input) => {
      const length = (result: string) => [...result].length;
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

test('a hostile text is read once, not once per tag', () => {
  // Searching for an end again at each tag would take too long here.
  const text = '<a'.repeat(1_000_000);
  expect(stripTags(text)).toBe(text);
});
