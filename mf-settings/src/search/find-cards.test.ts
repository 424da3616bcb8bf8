import fc from 'fast-check';
import { facts } from '../engine/facts-under-test';
import { findCards, type SearchIndex, searchIndex } from './find-cards';
import { loadTabs } from './tabs';
import { wholeSite } from './tabs-under-test';
import { longEnough } from './term';

const texts = {
  protect: { module: 'protect', name: 'Brute force protection', description: 'Keeps bots out', feature: ['Security'] },
  sso: { module: 'sso', name: 'Secure Sign On', search_terms: 'two-factor, 2fa' },
  videopress: { module: 'videopress', name: 'VideoPress', additional_search_queries: 'streaming' },
};
let whole = facts();
let index: SearchIndex = [];
beforeAll(async () => {
  const tabs = await loadTabs();
  whole = wholeSite(tabs);
  index = searchIndex(tabs, texts);
});
const found = (term: string, given = whole) =>
  findCards(index, term, given).map(({ tab, cards }) => [tab.name, ...cards.map(({ id }) => id)].join(' '));

test.each<[string, string, readonly string[]]>([
  ['the heading of a card', 'Brute force', ['security protect']],
  ['however it is written', '  bRUTE fORCE ', ['security protect']],
  ['what the site says of a module', 'keeps BOTS out', ['security protect']],
  ['words the site adds for the search', '2fa', ['security sso']],
  ['more of them', 'streaming', ['performance media']],
  ['an option by its name', 'jetpack_waf_share_data', ['security waf']],
  ['a field by its label', 'firewall keeps out', ['security waf']],
  ['the plugin behind a card', 'akismet', ['security akismet']],
  ['words of a card', 'gdpr', ['privacy privacy']],
  ['nothing', 'zzzzqq', []],
  ['nothing to look for', '', []],
  ['blanks', '   ', []],
])('SET-006 found by %s: %s', (_what, term, expected) => {
  expect(found(term)).toEqual(expected);
});

test('SET-006 a term finds cards of all pages, in their order', () => {
  const pages = found('e').map((line) => line.split(' ')[0]);
  expect(pages).toEqual(['security', 'performance', 'writing', 'sharing', 'discussion', 'traffic', 'privacy']);
});

test.each(['privacy', 'tracks', 'data', 'gdpr', 'tos', 'terms of service'])(
  'SET-103 %s finds the privacy settings',
  (term) => {
    expect(found(term)).toContain('privacy privacy');
  },
);

test('SET-007 a card whose modules the site does not have is not found', () => {
  expect(found('brute force', facts({ modules: {} }))).toEqual([]);
});

test('SET-005 cards of others are not found by those who do not manage modules', () => {
  const editor = { ...whole, permissions: { ...whole.permissions, manage_modules: false } };
  expect(found('brute force', editor)).toEqual([]);
  expect(found('gdpr', editor)).toEqual([]);
});

test('a card that is not known to be there yet is not found yet', () => {
  expect(found('akismet', { ...whole, plugins: undefined })).toEqual([]);
});

test('whatever is looked for, and whatever the site says: no card twice, and more of a term never finds more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (term, more) => {
      const ids = (wanted: string) => findCards(index, wanted, whole).flatMap(({ cards }) => cards.map(({ id }) => id));
      const short = ids(term);
      expect(new Set(short).size).toBe(short.length);
      if (term.trim() === term && term !== '') for (const id of ids(`${term}${more}x`)) expect(short).toContain(id);
    }),
  );
});

test.each<[string, boolean]>([
  ['ab', false],
  ['abc', true],
  [' ab ', false],
  ['👍👍', false],
  ['👍👍👍', true],
])('long enough: %s', (term, expected) => {
  expect(longEnough(term)).toBe(expected);
});
