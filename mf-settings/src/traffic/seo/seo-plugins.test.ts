import { activeSeoPlugin } from './seo-plugins';

test.each<[string, Record<string, boolean>, string | null]>([
  ['none', {}, null],
  ['others', { 'akismet/akismet.php': true }, null],
  ['one that is there and off', { 'wordpress-seo/wp-seo.php': false }, null],
  ['free', { 'wordpress-seo/wp-seo.php': true }, 'Yoast SEO'],
  ['paid', { 'wordpress-seo-premium/wp-seo-premium.php': true }, 'Yoast SEO Premium'],
  ['all in one', { 'all-in-one-seo-pack/all_in_one_seo_pack.php': true }, 'All In One SEO Pack'],
  ['all in one, paid', { 'all-in-one-seo-pack-pro/all_in_one_seo_pack.php': true }, 'All in One SEO Pack Pro'],
  ['press', { 'wp-seopress/seopress.php': true }, 'SEOPress'],
  ['press, paid', { 'wp-seopress-pro/seopress-pro.php': true }, 'SEOPress Pro'],
  ['key', { 'seo-key/seo-key.php': true }, 'SEOKEY'],
  ['key, paid', { 'seo-key-pro/seo-key.php': true }, 'SEOKEY Pro'],
  ['two: the first of the list', { 'seo-key/seo-key.php': true, 'wordpress-seo/wp-seo.php': true }, 'Yoast SEO'],
])('SET-139 %s', (_what, plugins, name) => {
  expect(activeSeoPlugin(plugins)).toBe(name);
});
