import fc from 'fast-check';
import { inputWithModulesOf, ruleInput } from '../engine/testing/input-under-test';
import { loadTabs } from '../tabs';
import { findCards, isLongEnough, type SearchIndex, searchIndex } from './find-cards';

const texts = {
  protect: { module: 'protect', name: 'Brute force protection', description: 'Keeps bots out', feature: ['Security'] },
  sso: { module: 'sso', name: 'Secure Sign On', search_terms: 'two-factor, 2fa' },
  videopress: { module: 'videopress', name: 'VideoPress', additional_search_queries: 'streaming' },
  // A later version of Jetpack can send other values than texts.
  search: { module: 'search', name: 'Search', description: { experience: 'overlay' } },
};
let site = ruleInput();
let index: SearchIndex = [];
beforeAll(async () => {
  const tabs = await loadTabs();
  site = inputWithModulesOf(tabs);
  index = searchIndex(tabs, texts);
});
/** Returns one line for each tab with found cards: the name of the tab, then the IDs of the cards. */
const foundLines = (term: string, siteDetails = site) =>
  findCards(index, term, siteDetails).map(({ tab, cards }) => [tab.name, ...cards.map(({ id }) => id)].join(' '));

test.each<[string, string, readonly string[]]>([
  ['its heading', 'Brute force', ['security protect']],
  ['its heading in any case, with spaces around it', '  bRUTE fORCE ', ['security protect']],
  ['the name of its module', 'secure SIGN on', ['security sso']],
  ['the slug of its module', 'verification-tools', ['traffic verification-tools']],
  ['the description of its module', 'keeps BOTS out', ['security protect']],
  ['the search terms of its module', '2fa', ['security sso']],
  ['the additional search queries of its module', 'streaming', ['performance media']],
  ['the name of an option', 'jetpack_waf_share_data', ['security waf']],
  ['the label of a field', 'blocked ip addresses', ['security waf']],
  ['the label of a switch below another switch', 'static file load times', ['performance speed-up-site']],
  ['the label of a switch with its own view', 'instant search (recommended)', ['performance search']],
  ['the label of a switch without its own view', 'admin bar chart', ['traffic stats']],
  ['the name of its plugin', 'akismet', ['security akismet']],
  ['one of its search terms', 'gdpr', ['privacy privacy']],
])('SET-006 finds a card by %s: "%s"', (_what, term, expected) => {
  expect(foundLines(term)).toEqual(expected);
});

test.each(['zzzzqq', '', '   '])('SET-006 finds no card for the term "%s"', (term) => {
  expect(foundLines(term)).toEqual([]);
});

test('SET-006 finds cards of all tabs in order', () => {
  const tabs = foundLines('e').map((line) => line.split(' ')[0]);
  expect(tabs).toEqual(['security', 'performance', 'writing', 'sharing', 'discussion', 'traffic', 'privacy']);
});

test.each(['privacy', 'tracks', 'data', 'gdpr', 'tos', 'terms of service'])(
  'SET-103 the term "%s" finds the privacy settings',
  (term) => {
    expect(foundLines(term)).toContain('privacy privacy');
  },
);

test('does not find a card whose modules the site lacks', () => {
  expect(foundLines('brute force', ruleInput({ modules: {} }))).toEqual([]);
});

test('does not find cards that a user without manage_modules cannot see', () => {
  const editor = { ...site, permissions: { ...site.permissions, manage_modules: false } };
  expect(foundLines('brute force', editor)).toEqual([]);
  expect(foundLines('gdpr', editor)).toEqual([]);
});

test('does not find the Akismet card while the plugins are loading', () => {
  expect(foundLines('akismet', { ...site, plugins: undefined })).toEqual([]);
});

test('finds each card at most once, and finds no additional cards when the term gets longer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (term, more) => {
      const ids = (query: string) => findCards(index, query, site).flatMap(({ cards }) => cards.map(({ id }) => id));
      const found = ids(term);
      expect(new Set(found).size).toBe(found.length);
      // An empty term finds nothing, and spaces at the end of a term count only if more text follows.
      if (term.trim() === term && term !== '') for (const id of ids(`${term}${more}x`)) expect(found).toContain(id);
    }),
  );
});

test.each<[string, boolean]>([
  ['ab', false],
  ['abc', true],
  [' ab ', false],
  ['👍👍', false],
  ['👍👍👍', true],
])('the term "%s" is long enough for banners: %s', (term, expected) => {
  expect(isLongEnough(term)).toBe(expected);
});
