import { anyCharacter, rounds } from '@flightdeck/shared/testing/values';
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

/** Returns the parts of a title as texts, with tokens in angle brackets. */
const partTexts = (type: PageType, text: string) =>
  titleParts(type, text).map((part) => (part.type === 'token' ? `<${part.value}>` : part.value));

test.each<[string, PageType, string, string[]]>([
  ['SET-131 splits tokens and texts', 'posts', '[post_title] | [site_name]', ['<post_title>', ' | ', '<site_name>']],
  ['returns no parts for an empty text', 'posts', '', []],
  ['keeps a text without tokens', 'pages', 'About us', ['About us']],
  ['keeps the name of a token without brackets as text', 'posts', 'tagline', ['tagline']],
  ['splits adjacent tokens', 'front_page', '[site_name][tagline]', ['<site_name>', '<tagline>']],
  [
    'SET-133 keeps a token of another page type as text',
    'front_page',
    '[post_title] [site_name]',
    ['[post_title] ', '<site_name>'],
  ],
  ['SET-133 keeps the date as text for posts', 'posts', '[date] x', ['[date] x']],
  ['SET-133 accepts a typed date for archives', 'archives', '[date]', ['<date>']],
  ['keeps unknown words in brackets as text', 'posts', 'a [b] [] [[post_title]]', ['a [b] [] [', '<post_title>', ']']],
  ['keeps names of inherited properties as text', 'posts', '[constructor][toString]', ['[constructor][toString]']],
])('%s', (_what, type, text, parts) => {
  expect(partTexts(type, text)).toEqual(parts);
});

test('SET-130 SET-132 allows each of the seven tokens for at least one of the five page types', () => {
  expect(pageTypes).toEqual(['front_page', 'posts', 'pages', 'groups', 'archives']);
  expect(titleTokens.join(' ')).toBe('site_name tagline post_title page_title group_title date archive_title');
  const used = pageTypes.flatMap((type) =>
    titleTokens.filter((token) => partTexts(type, `[${token}]`)[0] === `<${token}>`),
  );
  expect([...new Set(used)].sort()).toEqual([...titleTokens].sort());
});

test.each<[string, PageType, string]>([
  ['SET-133', 'front_page', 'site_name tagline'],
  ['SET-133', 'posts', 'site_name tagline post_title'],
  ['SET-133', 'pages', 'site_name tagline page_title'],
  ['SET-133', 'groups', 'site_name tagline group_title'],
  ['SET-134', 'archives', 'site_name tagline archive_title'],
])('%s offers buttons for the allowed tokens of %s, without the date', (_what, type, tokens) => {
  expect(offeredTokens(type).join(' ')).toBe(tokens);
});

test.each<[string, unknown, string]>([
  ['an empty list of parts', { posts: [] }, ''],
  ['a list, which PHP sends for an empty map', [], ''],
  [
    'tokens and strings',
    {
      posts: [
        { type: 'token', value: 'post_title' },
        { type: 'string', value: ' !' },
      ],
    },
    '[post_title] !',
  ],
  ['null', null, ''],
])('reads a title from %s', (_what, serverValue, text) => {
  expect(savedTitles(serverValue)?.posts).toBe(text);
});

test.each([
  ['a missing value', undefined],
  ['a number in place of a string', { posts: [{ type: 'string', value: 7 }] }],
  ['malformed parts', { posts: [1, null, { type: 'string' }, { type: 'string', value: 'a' }] }],
  ['a part that is null', { posts: [null] }],
  ['a part without a type', { posts: [{ value: 'a' }] }],
  ['a token of a later version', { pages: [{ type: 'token', value: 'author_mood' }] }],
  ['a title that is not a list', { pages: 'Home' }],
  ['a title that is a number', { pages: 7 }],
  ['a word', 'default'],
])('returns undefined for %s, so that a save cannot replace it', (_what, serverValue) => {
  expect(savedTitles(serverValue)).toBeUndefined();
});

test('SET-130 sends all page types, with an empty list for a page type without a title', () => {
  const texts = { front_page: '', posts: '', pages: 'a', groups: '', archives: '' };
  expect(sentTitles(texts)).toEqual({
    front_page: [],
    posts: [],
    pages: [{ type: 'string', value: 'a' }],
    groups: [],
    archives: [],
  });
});

test('SET-131 SET-133 reads back any typed text unchanged and creates only allowed tokens', () => {
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
      const allowed: readonly string[] = type === 'archives' ? [...offeredTokens(type), 'date'] : offeredTokens(type);
      for (const part of parts) {
        if (part.type === 'token') expect(allowed).toContain(part.value);
        expect(part.value).not.toBe('');
      }
    }),
    rounds,
  );
});

test.each<[string, string, readonly [number, number], string, number]>([
  ['at the end', 'a ', [2, 2], 'a [tagline]', 11],
  ['in the middle', 'ab', [1, 1], 'a[tagline]b', 10],
  ['in place of the selection', 'a b c', [2, 3], 'a [tagline] c', 11],
  ['into an empty field', '', [0, 0], '[tagline]', 9],
])('inserts a token %s', (_what, text, selection, after, cursor) => {
  expect(withToken(text, 'tagline', selection)).toEqual({ text: after, cursor });
});

test('replaces the tokens that the page type allows with examples', () => {
  const examples = {
    site_name: 'Site',
    tagline: 'Words',
    post_title: '',
    page_title: '',
    group_title: '',
    date: '',
    archive_title: '',
  };
  expect(exampleTitle('posts', '[site_name] – [tagline] [date]', examples)).toBe('Site – Words [date]');
});
