import type { Facts } from '@flightdeck/shared/contracts/areas';
import { startLinks } from '@flightdeck/shared/links';
import { connected, initial, nobody } from '../../testing/facts';
import { footerLinks } from './footer-links';

const links = (changedFacts: Partial<Facts> = {}) => footerLinks({ ...connected, ...changedFacts }, initial);
const labels = (changedFacts: Partial<Facts> = {}) => links(changedFacts).map(({ label }) => label);
const href = (label: string, changedFacts: Partial<Facts> = {}) =>
  links(changedFacts).find((link) => link.label === label)?.href;

beforeEach(() => startLinks({ origins: [], redirect: 'https://jetpack.com/redirect/', rawUrl: 'site.example' }));

test('ROOT-076 starts with the version, or with the name alone if the version is unknown', () => {
  expect(labels()[0]).toBe('Jetpack version 11.9.1');
  expect(href('Jetpack version 11.9.1')).toBe('https://jetpack.com/redirect/?source=jetpack');
  expect(footerLinks(connected, { ...initial, currentVersion: '' })[0]?.label).toBe('Jetpack');
});

test('ROOT-079 links Terms to the terms of service', () => {
  expect(href('Terms')).toBe('https://jetpack.com/redirect/?source=wpcom-tos');
});

test.each([
  ['DASH-021.5', 'About', 'jetpack_about'],
  ['DASH-021.6', 'Modules', 'jetpack_modules'],
  ['DASH-021.7', 'Debug', 'jetpack-debugger'],
])('%s %s leads to the admin page %s', (_id, label, page) => {
  expect(href(label)).toBe(`http://site.example/wp-admin/admin.php?page=${page}`);
});

test('shows a manager of a connected site all links', () => {
  expect(labels()).toEqual(['Jetpack version 11.9.1', 'About', 'Terms', 'Privacy', 'Modules', 'Debug']);
});

test('ROOT-077 hides the version on the hosted-atomic platform', () => {
  expect(labels({ isAtomicPlatform: true })[0]).toBe('About');
});

test('ROOT-081 shows Modules only on a connected or offline site, to users who manage options', () => {
  expect(labels({ status: false })).not.toContain('Modules');
  expect(labels({ status: 'offline' })).toContain('Modules');
  expect(labels({ permissions: nobody })).not.toContain('Modules');
});

test('ROOT-082 shows Debug only to users who manage options', () => {
  expect(labels({ status: false })).toContain('Debug');
  expect(labels({ permissions: nobody })).not.toContain('Debug');
});

test("ROOT-080 links Privacy to our settings when connected or offline, and to the provider's policy otherwise", () => {
  expect(href('Privacy')).toBe('#/privacy');
  expect(href('Privacy', { status: 'offline' })).toBe('#/privacy');
  expect(href('Privacy', { status: false })).toBe('https://jetpack.com/redirect/?source=a8c-privacy');
});

test("ROOT-078 links About to the admin page when connected or offline, and to the provider's site otherwise", () => {
  const page = 'http://site.example/wp-admin/admin.php?page=jetpack_about';
  expect(href('About')).toBe(page);
  expect(href('About', { status: 'offline' })).toBe(page);
  expect(href('About', { status: false })).toBe('https://jetpack.com/redirect/?source=jetpack');
});

test('only links to other sites open in a new tab', () => {
  const newTabLabels = (status: Facts['status']) =>
    links({ status })
      .filter(({ newTab }) => newTab)
      .map(({ label }) => label);
  expect(newTabLabels(true)).toEqual(['Jetpack version 11.9.1', 'Terms']);
  expect(newTabLabels(false)).toEqual(['Jetpack version 11.9.1', 'About', 'Terms', 'Privacy']);
});
