/** Other SEO plugins by plugin file (OQ-088). */
const seoPlugins: readonly (readonly [file: string, name: string])[] = [
  ['wordpress-seo/wp-seo.php', 'Yoast SEO'],
  ['wordpress-seo-premium/wp-seo-premium.php', 'Yoast SEO Premium'],
  ['all-in-one-seo-pack/all_in_one_seo_pack.php', 'All In One SEO Pack'],
  ['all-in-one-seo-pack-pro/all_in_one_seo_pack.php', 'All in One SEO Pack Pro'],
  ['wp-seopress/seopress.php', 'SEOPress'],
  ['wp-seopress-pro/seopress-pro.php', 'SEOPress Pro'],
  ['seo-key/seo-key.php', 'SEOKEY'],
  ['seo-key-pro/seo-key.php', 'SEOKEY Pro'],
];

/** Returns the name of the first plugin of the list that is active, or null if there is none (SET-139). */
export const activeSeoPlugin = (plugins: Readonly<Record<string, boolean>>): string | null =>
  seoPlugins.find(([file]) => Object.hasOwn(plugins, file) && plugins[file])?.[1] ?? null;
