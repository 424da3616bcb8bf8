import { rounds } from '@flightdeck/shared/testing/rounds';
import { anyCharacter } from '@flightdeck/shared/testing/texts';
import fc from 'fast-check';
import {
  exampleTitle,
  offeredTokens,
  type PageType,
  pageTypes,
  savedTitles,
  sentTitles,
  titleParts,
  titleText,
  titleTokens,
  withToken,
} from './title-format';

/** Parts in short: `<token>` and texts. */
const short = (type: PageType, text: string) =>
  titleParts(type, text).map((part) => (part.type === 'token' ? `<${part.value}>` : part.value));

test.each<[string, PageType, string, string[]]>([
  ['SET-131 tokens and texts', 'posts', '[post_title] | [site_name]', ['<post_title>', ' | ', '<site_name>']],
  ['nothing', 'posts', '', []],
  ['a text alone', 'pages', 'About us', ['About us']],
  ['tokens side by side', 'front_page', '[site_name][tagline]', ['<site_name>', '<tagline>']],
  [
    'SET-133 a token of another kind of page stays text',
    'front_page',
    '[post_title] [site_name]',
    ['[post_title] ', '<site_name>'],
  ],
  ['SET-133 the date is none of posts', 'posts', '[date] x', ['[date] x']],
  ['the date of archives is understood when typed', 'archives', '[date]', ['<date>']],
  ['brackets that hold nothing known', 'posts', 'a [b] [] [[post_title]]', ['a [b] [] [', '<post_title>', ']']],
  ['nothing inherited is a token', 'posts', '[constructor][toString]', ['[constructor][toString]']],
])('%s', (_what, type, text, parts) => {
  expect(short(type, text)).toEqual(parts);
});

test('SET-130 SET-132 every kind of page has its tokens, and all seven are used', () => {
  expect(pageTypes).toEqual(['front_page', 'posts', 'pages', 'groups', 'archives']);
  const used = pageTypes.flatMap((type) =>
    titleTokens.filter((token) => short(type, `[${token}]`)[0] === `<${token}>`),
  );
  expect([...new Set(used)].sort()).toEqual([...titleTokens].sort());
});

test.each<[string, PageType, string]>([
  ['SET-133', 'front_page', 'site_name tagline'],
  ['SET-133', 'posts', 'site_name tagline post_title'],
  ['SET-133', 'pages', 'site_name tagline page_title'],
  ['SET-133', 'groups', 'site_name tagline group_title'],
  ['SET-134 without the date', 'archives', 'site_name tagline archive_title'],
])('%s: buttons of %s', (_what, type, tokens) => {
  expect(offeredTokens(type).join(' ')).toBe(tokens);
});

test.each<[string, unknown, string]>([
  ['nothing set', { posts: [] }, ''],
  ['a list in place of the map, as PHP writes an empty one', [], ''],
  [
    'parts',
    {
      posts: [
        { type: 'token', value: 'post_title' },
        { type: 'string', value: ' !' },
      ],
    },
    '[post_title] !',
  ],
  ['no map at all', null, ''],
  ['parts that are none', { posts: [1, null, { type: 'string' }, { type: 'string', value: 'a' }] }, 'a'],
])('what the server holds: %s', (_what, serverValue, text) => {
  expect(savedTitles(serverValue)?.posts).toBe(text);
});

test('while it is unknown what the server holds there is nothing to show', () => {
  expect(savedTitles(undefined)).toBeUndefined();
});

test('SET-130 all kinds of pages are sent, those without a title as an empty list', () => {
  const texts = { front_page: '', posts: '', pages: 'a', groups: '', archives: '' };
  expect(sentTitles(texts)).toEqual({
    front_page: [],
    posts: [],
    pages: [{ type: 'string', value: 'a' }],
    groups: [],
    archives: [],
  });
});

test('SET-131 SET-133 whatever is typed comes back as it was typed, and no token is one that is not allowed', () => {
  const piece = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom(...titleTokens.map((token) => `[${token}]`), '[', ']'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...pageTypes), fc.array(piece), (type, pieces) => {
      const text = pieces.join('');
      const parts = titleParts(type, text);
      expect(titleText(parts)).toBe(text);
      expect(savedTitles({ [type]: parts })?.[type]).toBe(text);
      for (const part of parts) {
        if (part.type === 'token' && part.value !== 'date') expect(offeredTokens(type)).toContain(part.value);
        expect(part.value).not.toBe('');
      }
    }),
    rounds,
  );
});

test.each<[string, string, readonly [number, number], string, number]>([
  ['at the end', 'a ', [2, 2], 'a [tagline]', 11],
  ['in the middle', 'ab', [1, 1], 'a[tagline]b', 10],
  ['in place of what is marked', 'a b c', [2, 3], 'a [tagline] c', 11],
  ['into nothing', '', [0, 0], '[tagline]', 9],
])('a button puts its token %s', (_what, text, marked, after, cursor) => {
  expect(withToken(text, 'tagline', marked)).toEqual({ text: after, cursor });
});

test('the example reads as the title will', () => {
  const examples = Object.fromEntries(titleTokens.map((token) => [token, token.toUpperCase()]));
  const all = {
    site_name: 'Site',
    tagline: 'Words',
    post_title: '',
    page_title: '',
    group_title: '',
    date: '',
    archive_title: '',
  };
  expect(exampleTitle('posts', '[site_name] – [tagline] [date]', { ...all, ...examples })).toBe(
    'SITE_NAME – TAGLINE [date]',
  );
});
