import { startLinks } from '@flightdeck/shared/links';
import type { FeatureName } from './feature-list';
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
