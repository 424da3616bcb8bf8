import type { Module } from '@flightdeck/shared/calls';
import { facts } from '../../engine/testing/facts-under-test';
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
const found = (term: string, input = facts(), texts: Readonly<Record<string, Module>> | undefined = modules) =>
  findBanners(term, input, texts).map(({ slug }) => slug);

test.each<[string, readonly string[]]>([
  ['common words', ['contact-form', 'enhanced-distribution', 'json-api', 'notes']],
  ['JSON', ['json-api']],
  ['Brute force', []],
  ['zzzz', []],
])('SET-052 %s finds %j', (term, slugs) => {
  expect(found(term)).toEqual(slugs);
});

test.each(['c', 'co', ' co ', ''])('SET-051 finds no banner for %j, which is too short', (term) => {
  expect(found(term)).toEqual([]);
});

test('SET-051 finds banners for three characters', () => {
  expect(found('com')).toHaveLength(4);
});

test('SET-053 finds no banner for users who cannot manage modules', () => {
  expect(found('common', facts({ permissions: { ...facts().permissions, manage_modules: false } }))).toEqual([]);
});

test('finds no banner while the modules are loading', () => {
  expect(findBanners('common', facts(), undefined)).toEqual([]);
});

test.each<[string, Parameters<typeof facts>[0], string]>([
  ['available', {}, 'ready'],
  ['SET-014 unavailable offline', { isOffline: true }, 'offline'],
  ['SET-012 unavailable without a connection owner', { hasConnectedOwner: false }, 'no-owner'],
  ['SET-018 disabled by an administrator', { modules: { notes: { override: 'inactive' } } }, 'forced-off'],
])('%s: returns the availability of notifications', (_what, change, expected) => {
  expect(findBanners('notifications', facts(change), modules)[0]?.availability).toBe(expected);
});
