import { rounds } from '@flightdeck/shared/testing/rounds';
import { anyCharacter } from '@flightdeck/shared/testing/texts';
import fc from 'fast-check';
import { cardFace, quotedAccount, shownMedia, type Tweet, tweetDate, tweetText } from './tweet';

const media = (...types: string[]) => types.map((type, index) => ({ type, url: `${index}` }));
const [png, jpeg, gif, mp4, pdf] = ['image/png', 'image/jpeg', 'image/gif', 'video/mp4', 'application/pdf'];

test.each<[string, string[], string]>([
  ['nothing', [], ''],
  ['up to four pictures', [png, jpeg, png, jpeg], '0 1 2 3'],
  ['the fifth picture is left out', [png, png, png, png, png], '0 1 2 3'],
  ['one video', [mp4], '0'],
  ['one gif', [gif], '0'],
  ['a video first stands alone', [mp4, png, mp4], '0'],
  ['a gif first stands alone', [gif, png, png], '0'],
  ['behind a picture videos and gifs are left out', [png, mp4, gif, jpeg], '0 3'],
  ['left out ones do not count', [png, gif, png, mp4, png, png, png], '0 2 4 5'],
  ['what is neither is left out, also in front', [pdf, gif, png], '1'],
])('SET-211 media: %s', (_what, types, shown) => {
  expect(
    shownMedia(media(...types))
      .map(({ url }) => url)
      .join(' '),
  ).toBe(shown);
});

test('SET-211 whatever is given: at most four pictures, or one that moves', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(png, jpeg, gif, mp4, pdf, 'video/webm', '')), (types) => {
      const shown = shownMedia(media(...types));
      const moving = shown.filter(({ type }) => type === gif || type.startsWith('video/'));
      expect(shown.length).toBeLessThanOrEqual(moving.length > 0 ? 1 : 4);
      expect(shown.length > 0).toBe(types.some((type) => /^(image|video)\//.test(type)));
    }),
    rounds,
  );
});

const card = { type: 'summary', title: 'Title', description: '', url: 'https://site.example/' };
const flat = (tweet: Tweet) =>
  tweetText(tweet)
    .map((part) => (part.kind === 'link' ? `<${part.url}>` : part.text))
    .join('');

test.each<[string, Tweet, string]>([
  ['nothing', {}, ''],
  ['as it is', { text: 'Hello  there\nand here' }, 'Hello  there\nand here'],
  ['tags go', { text: 'Hello <b>there</b>' }, 'Hello there'],
  ['the address of the card at the end goes', { text: 'Read this https://site.example/', card }, 'Read this'],
  ['also before blanks', { text: 'Read this\nhttps://site.example/ \n', card }, 'Read this'],
  ['not in the middle', { text: 'https://site.example/ is new', card }, 'https://site.example/ is new'],
  ['not without its card', { text: 'Read https://site.example/' }, 'Read https://site.example/'],
  ['a card without address takes nothing', { text: 'Read this', card: { ...card, url: '' } }, 'Read this'],
  [
    'listed addresses in brackets',
    { text: 'Two (a.b) and (c.d), (e.f)', urls: ['a.b', 'c.d'] },
    'Two <a.b> and <c.d>, (e.f)',
  ],
  ['the same one twice', { text: '(a.b)(a.b)', urls: ['a.b'] }, '<a.b><a.b>'],
  ['not without brackets', { text: 'a.b', urls: ['a.b', ''] }, 'a.b'],
])('the text: %s', (_what, tweet, shown) => {
  expect(flat(tweet)).toBe(shown);
});

test('no text throws, and none loses what is no tag', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.array(fc.string()), (text, urls) => {
      const kept = tweetText({ text, urls, card })
        .map((part) => (part.kind === 'link' ? `(${part.url})` : part.text))
        .join('');
      expect(
        tweetText({ text, card })
          .map((part) => (part.kind === 'text' ? part.text : ''))
          .join(''),
      ).toBe(kept);
    }),
    rounds,
  );
});

test('SET-214.6 SET-215 the card: title uncut, description without tags and cut, host without scheme and www', () => {
  const face = cardFace({
    type: 'summary',
    title: 't'.repeat(300),
    description: `<i>${'d'.repeat(201)}</i>`,
    url: 'https://www.site.example/blog',
  });
  expect(face).toEqual({
    isLarge: false,
    title: 't'.repeat(300),
    description: `${'d'.repeat(200)}…`,
    host: 'site.example',
  });
});

test.each([
  ['summary', false],
  ['summary_large_image', true],
  ['large_image_summary', true],
  ['', false],
])('a card of type "%s" is large: %s', (type, isLarge) => {
  expect(cardFace({ ...card, type }).isLarge).toBe(isLarge);
});

test.each([
  [new Date(2026, 10, 21), 'en', 'Nov 21'],
  [new Date(2026, 10, 21), 'de', '21. Nov.'],
  ['no date', 'en', ''],
])('the date %s in %s is %s', (date, lang, text) => {
  expect(tweetDate(date, lang)).toBe(text);
});

test.each([
  ['https://twitter.com/ada/status/1', '@ada'],
  ['https://mobile.twitter.com/Ada_L/status/12?s=20', '@Ada_L'],
  ['https://x.com/ada/status/1', '@ada'],
  ['https://twitter.com/ada', ''],
  ['https://site.example/twitter.com/ada/status/1', ''],
  ['', ''],
])('who is quoted by %s: %s', (url, account) => {
  expect(quotedAccount(url)).toBe(account);
});
