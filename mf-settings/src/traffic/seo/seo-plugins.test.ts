import { activeSeoPlugin } from './seo-plugins';

test.each<[string, Record<string, boolean>, string | null]>([
  ['returns null without plugins', {}, null],
  ['returns null for other plugins', { 'akismet/akismet.php': true }, null],
  ['returns null for an inactive SEO plugin', { 'wordpress-seo/wp-seo.php': false }, null],
  ['names Yoast SEO', { 'wordpress-seo/wp-seo.php': true }, 'Yoast SEO'],
  ['names Yoast SEO Premium', { 'wordpress-seo-premium/wp-seo-premium.php': true }, 'Yoast SEO Premium'],
  ['names All In One SEO Pack', { 'all-in-one-seo-pack/all_in_one_seo_pack.php': true }, 'All In One SEO Pack'],
  [
    'names All in One SEO Pack Pro',
    { 'all-in-one-seo-pack-pro/all_in_one_seo_pack.php': true },
    'All in One SEO Pack Pro',
  ],
  ['names SEOPress', { 'wp-seopress/seopress.php': true }, 'SEOPress'],
  ['names SEOPress Pro', { 'wp-seopress-pro/seopress-pro.php': true }, 'SEOPress Pro'],
  ['names SEOKEY', { 'seo-key/seo-key.php': true }, 'SEOKEY'],
  ['names SEOKEY Pro', { 'seo-key-pro/seo-key.php': true }, 'SEOKEY Pro'],
  [
    'names the plugin that comes first in our list if two are active',
    { 'seo-key/seo-key.php': true, 'wordpress-seo/wp-seo.php': true },
    'Yoast SEO',
  ],
])('SET-139 %s', (_what, plugins, name) => {
  expect(activeSeoPlugin(plugins)).toBe(name);
});
