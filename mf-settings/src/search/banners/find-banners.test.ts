import type { Module } from '@flightdeck/shared/calls/modules';
import { facts } from '../../engine/facts-under-test';
import { findBanners } from './find-banners';

const described = (slug: string, name: string): Module => ({
  module: slug,
  name,
  description: `About ${name}.`,
  long_description: '',
  short_description: '',
  search_terms: '',
  additional_search_queries: 'common words',
  feature: [],
  learn_more_button: '',
  activated: false,
  available: true,
  requires_connection: false,
  requires_user_connection: false,
  override: false,
  extra: {},
  options: {},
});
const modules = {
  'contact-form': described('contact-form', 'Contact Form'),
  'enhanced-distribution': described('enhanced-distribution', 'Enhanced Distribution'),
  'json-api': described('json-api', 'JSON API'),
  notes: described('notes', 'Notifications'),
  protect: described('protect', 'Brute force protection'),
};
const found = (term: string, given = facts(), texts: Readonly<Record<string, Module>> | undefined = modules) =>
  findBanners(term, given, texts).map(({ slug }) => slug);

test.each<[string, readonly string[]]>([
  ['common words', ['contact-form', 'enhanced-distribution', 'json-api', 'notes']],
  ['JSON', ['json-api']],
  ['Brute force', []],
  ['zzzz', []],
])('SET-052 %s finds %j', (term, slugs) => {
  expect(found(term)).toEqual(slugs);
});

test.each(['c', 'co', ' co ', ''])('SET-051 %j is too short', (term) => {
  expect(found(term)).toEqual([]);
});

test('SET-051 three characters are enough', () => {
  expect(found('com')).toHaveLength(4);
});

test('SET-053 others find none', () => {
  expect(found('common', facts({ permissions: { ...facts().permissions, manage_modules: false } }))).toEqual([]);
});

test('nothing is found in what is not known yet', () => {
  expect(findBanners('common', facts(), undefined)).toEqual([]);
});

test.each<[string, Parameters<typeof facts>[0], string]>([
  ['can be activated', {}, 'ready'],
  ['SET-014 offline', { isOffline: true }, 'offline'],
  ['SET-012 without owner', { hasConnectedOwner: false }, 'no-owner'],
  ['SET-018 decided by an administrator', { modules: { notes: { override: 'inactive' } } }, 'forced-off'],
])('notifications: %s', (_what, change, expected) => {
  expect(findBanners('notifications', facts(change), modules)[0]?.availability).toBe(expected);
});

test('the address of its documentation is one', () => {
  const escaped = 'https://jetpack.com/redirect/?source=a&#038;site=b&amp;c=d';
  const [found] = findBanners('json', facts(), { 'json-api': { ...modules['json-api'], learn_more_button: escaped } });
  expect(found?.learnMore).toBe('https://jetpack.com/redirect/?source=a&site=b&c=d');
});
