import { anyCharacter, rounds } from '@flightdeck/shared/testing/values';
import fc from 'fast-check';
import { cardContent, quotedAccount, shownMedia, type Tweet, tweetDate, tweetText } from './tweet';

/** Returns media of these types, each with its position as the URL. */
const media = (...types: string[]) => types.map((type, index) => ({ type, url: `${index}` }));
const [png, jpeg, gif, mp4, pdf] = ['image/png', 'image/jpeg', 'image/gif', 'video/mp4', 'application/pdf'];

test.each<[string, string[], string]>([
  ['nothing without media', [], ''],
  ['up to four pictures', [png, jpeg, png, jpeg], '0 1 2 3'],
  ['no fifth picture', [png, png, png, png, png], '0 1 2 3'],
  ['one video', [mp4], '0'],
  ['one GIF', [gif], '0'],
  ['only the video when it comes first', [mp4, png, mp4], '0'],
  ['only the GIF when it comes first', [gif, png, png], '0'],
  ['no videos or GIFs after a picture', [png, mp4, gif, jpeg], '0 3'],
  ['four pictures without counting skipped media', [png, gif, png, mp4, png, png, png], '0 2 4 5'],
  ['no other file types', [pdf, gif, png], '1'],
])('SET-211 shows %s', (_what, types, urls) => {
  expect(
    shownMedia(media(...types))
      .map(({ url }) => url)
      .join(' '),
  ).toBe(urls);
});

test('SET-211 shows at most four pictures, or one video or GIF, for any media', () => {
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

/** Returns the parts of a tweet as one string, with links in angle brackets. */
const textOf = (tweet: Tweet) =>
  tweetText(tweet)
    .map((part) => (part.kind === 'link' ? `<${part.url}>` : part.text))
    .join('');

const withUrl = 'Read https://site.example/';

test.each<[string, Tweet, string]>([
  ['returns nothing for an empty tweet', {}, ''],
  ['keeps spaces and line breaks', { text: 'Hello  there\nand here' }, 'Hello  there\nand here'],
  ['removes tags', { text: 'Hello <b>there</b>' }, 'Hello there'],
  ['removes the card URL at the end', { text: 'Read this https://site.example/', card }, 'Read this'],
  ['removes the card URL before whitespace', { text: 'Read this\nhttps://site.example/ \n', card }, 'Read this'],
  ['keeps the card URL at the start', { text: 'https://site.example/ is new', card }, 'https://site.example/ is new'],
  ['keeps the card URL beside a picture', { text: withUrl, card, media: media('image/png') }, withUrl],
  ['keeps the card URL beside a quoted tweet', { text: withUrl, card, tweet: 'https://x.com/ada/status/1' }, withUrl],
  ['keeps a URL without a card', { text: withUrl }, withUrl],
  ['keeps the whole text when the card has no URL', { text: 'Read this', card: { ...card, url: '' } }, 'Read this'],
  [
    'links listed URLs in brackets',
    { text: 'Two (a.b) and (c.d), (e.f)', urls: ['a.b', 'c.d'] },
    'Two <a.b> and <c.d>, (e.f)',
  ],
  ['links the same URL twice', { text: '(a.b)(a.b)', urls: ['a.b'] }, '<a.b><a.b>'],
  ['does not link a URL without brackets', { text: 'a.b', urls: ['a.b', ''] }, 'a.b'],
])('%s', (_what, tweet, text) => {
  expect(textOf(tweet)).toBe(text);
});

test('splits any text into text and links without losing characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.array(fc.string()), (text, urls) => {
      const withLinks = tweetText({ text, urls, card })
        .map((part) => (part.kind === 'link' ? `(${part.url})` : part.text))
        .join('');
      expect(
        tweetText({ text, card })
          .map((part) => (part.kind === 'text' ? part.text : ''))
          .join(''),
      ).toBe(withLinks);
    }),
    rounds,
  );
});

test('SET-214.6 SET-215 a card has the full title, the truncated description without tags, and the host without www', () => {
  const content = cardContent({
    type: 'summary',
    title: 't'.repeat(300),
    description: `<i>${'d'.repeat(201)}</i>`,
    url: 'https://www.site.example/blog',
  });
  expect(content).toEqual({
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
])('treats a card of type "%s" as large: %s', (type, isLarge) => {
  expect(cardContent({ ...card, type }).isLarge).toBe(isLarge);
});

test.each([
  [new Date(2026, 10, 21), 'en', 'Nov 21'],
  [new Date(2026, 10, 21), 'de', '21. Nov.'],
  [new Date(2026, 10, 21), 'de_DE_formal', '21. Nov.'],
  [new Date(2026, 10, 21), 'art_xpirate', 'Nov 21'],
  ['0000-00-00', 'en', ''],
  ['no date', 'en', ''],
])('formats the date "%s" in %s as "%s"', (date, lang, text) => {
  expect(tweetDate(date, lang)).toBe(text);
});

test.each([
  ['https://twitter.com/ada/status/1', '@ada'],
  ['https://mobile.twitter.com/Ada_L/status/12?s=20', '@Ada_L'],
  ['https://x.com/ada/status/1', '@ada'],
  ['https://twitter.com/ada', ''],
  ['https://site.example/twitter.com/ada/status/1', ''],
  ['', ''],
])('the account in the URL "%s" is "%s"', (url, account) => {
  expect(quotedAccount(url)).toBe(account);
});
