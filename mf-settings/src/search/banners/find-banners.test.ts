import type { Module } from '@flightdeck/shared/calls';
import { ruleInput } from '../../engine/testing/input-under-test';
import { findBanners } from './find-banners';

const moduleOf = (slug: string, name: string): Module => ({
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
  'contact-form': moduleOf('contact-form', 'Contact Form'),
  'enhanced-distribution': moduleOf('enhanced-distribution', 'Enhanced Distribution'),
  'json-api': moduleOf('json-api', 'JSON API'),
  notes: moduleOf('notes', 'Notifications'),
  protect: moduleOf('protect', 'Brute force protection'),
};
const foundSlugs = (term: string, siteDetails = ruleInput()) =>
  findBanners(term, siteDetails, modules).map(({ slug }) => slug);

test.each<[string, readonly string[]]>([
  ['common words', ['contact-form', 'enhanced-distribution', 'json-api', 'notes']],
  ['JSON', ['json-api']],
  ['Brute force', []],
  ['zzzz', []],
])('SET-052 the term "%s" finds the banners %j', (term, slugs) => {
  expect(foundSlugs(term)).toEqual(slugs);
});

test.each(['c', 'co', ' co ', ''])('SET-051 finds no banner for %j, which is too short', (term) => {
  expect(foundSlugs(term)).toEqual([]);
});

test('SET-051 finds banners for a term of three characters', () => {
  expect(foundSlugs('com')).toHaveLength(4);
});

test('SET-053 finds no banner for users who cannot manage modules', () => {
  expect(
    foundSlugs('common', ruleInput({ permissions: { ...ruleInput().permissions, manage_modules: false } })),
  ).toEqual([]);
});

test('finds no banner while the modules are loading', () => {
  expect(findBanners('common', ruleInput(), undefined)).toEqual([]);
});

test.each<[string, string, Parameters<typeof ruleInput>[0]]>([
  ['on a connected site', 'ready', {}],
  ['on an offline site', 'offline', { isOffline: true }],
  ['without a connected owner', 'no-owner', { hasConnectedOwner: false }],
  ['if an administrator disabled the module', 'forced-off', { modules: { notes: { override: 'inactive' } } }],
])('%s, the banner for notifications has the availability "%s"', (_what, expected, change) => {
  expect(findBanners('notifications', ruleInput(change), modules)[0]?.availability).toBe(expected);
});
