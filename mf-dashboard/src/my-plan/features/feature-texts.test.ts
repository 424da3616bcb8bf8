import { startLinks } from '@flightdeck/shared/links';
import type { PlanClass } from '@flightdeck/shared/plans';
import type { Feature, FeatureName } from './feature-list';
import { featureText } from './feature-texts';

beforeEach(() => startLinks({ origins: [], redirect: 'https://jetpack.com/redirect/', rawUrl: 'site.example' }));

const adminUrl = 'https://site.example/wp-admin/';
const href = (name: FeatureName, adminPages: readonly string[]) =>
  featureText({ name, action: 'view' }, '', { adminUrl, adminPages: [...adminPages] }).href.replace(adminUrl, '');

test.each<[FeatureName, readonly string[], string]>([
  ['instant-search', ['jetpack-search', 'jetpack-search-configure'], 'admin.php?page=jetpack-search-configure'],
  ['instant-search', ['jetpack-search'], 'admin.php?page=jetpack-search'],
  ['instant-search', [], 'admin.php?page=jetpack-search-configure'],
  ['videopress', ['jetpack-videopress'], 'admin.php?page=jetpack-videopress'],
  ['videopress', ['jetpack'], 'upload.php'],
  ['site-activity', ['jetpack-activity-log'], 'admin.php?page=jetpack-activity-log'],
  ['daily-backups', [], 'https://jetpack.com/redirect/?source=calypso-activity-log&site=site.example'],
  ['traffic', ['jetpack-social'], 'admin.php?page=jetpack-social'],
])('links %s on a site with the admin pages %j to %s', (name, adminPages, address) => {
  expect(href(name, adminPages)).toBe(address);
});

const textOf = (name: FeatureName, action: Feature['action'], planClass: PlanClass | '' = '') =>
  featureText({ name, action }, planClass, { adminUrl, adminPages: [] });

test.each<[FeatureName, Feature['action'], ready: string, other: string]>([
  ['site-security', 'set-up', 'View your security dashboard', 'View settings'],
  ['anti-spam', 'set-up', 'View your spam stats', 'View settings'],
  ['videopress', 'activate', 'Upload videos', 'Activate VideoPress'],
  ['ads', 'activate', 'View your earnings', 'Start earning'],
  ['google-analytics', 'activate', 'Configure Google Analytics', 'Activate Google Analytics'],
  ['marketing', 'activate', 'Schedule posts', 'Activate Jetpack Social'],
  ['traffic', 'activate', 'Start sharing', 'Activate Jetpack Social'],
])('the button of %s with the action "%s" does not say "%s" but "%s"', (name, action, ready, other) => {
  expect(textOf(name, 'view').buttonLabel).toBe(ready);
  expect(textOf(name, action).buttonLabel).toBe(other);
});

test.each<[PlanClass | '', RegExp]>([
  ['is-premium-plan', /^Daily backups, security scans/],
  ['is-business-plan', /^Real-time backups, security scans/],
  ['is-personal-plan', /^Daily backups with one-click restores/],
  ['', /^Daily backups with one-click restores/],
])('names what VaultPress does for the plan "%s"', (planClass, text) => {
  expect(textOf('site-security', 'view', planClass).text).toMatch(text);
});
