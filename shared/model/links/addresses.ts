/*
 * Addresses that links lead to without the redirect service. Each is a separate export, so that a bundle contains only those it uses.
 */
export const cloud = 'https://cloud.jetpack.com';
export const jetpack = 'https://jetpack.com';
export const automatticPrivacy = 'https://automattic.com/privacy/';
export const backupVideo =
  'https://jetpack.com/support/backup/the-jetpack-backup-plugin/getting-started-with-the-jetpack-backup-plugin/#starting-your-first-backup';
export const monitorSupport = 'https://jetpack.com/support/monitor/';
export const relatedPostsSupport = 'https://jetpack.com/support/related-posts/';
export const siteAcceleratorSupport = 'https://jetpack.com/support/site-accelerator/';
export const newsletterSupport = 'https://jetpack.com/support/jetpack-blocks/form-block/newsletter-sign-up-form/';
export const commerceFeatures = 'https://woocommerce.com/woocommerce-features/';
export const akismet = 'https://akismet.com/';
export const akismetJetpack = 'https://akismet.com/jetpack/';
export const akismetWordpress = 'https://akismet.com/wordpress/';
export const akismetKey = 'https://docs.akismet.com/getting-started/api-key/';
export const verifyGoogle = 'https://www.google.com/webmasters/tools/';
export const verifyBing = 'https://www.bing.com/webmaster/';
export const verifyPinterest = 'https://pinterest.com/website/verify/';
export const verifyYandex = 'https://webmaster.yandex.com/sites/';
export const verifyFacebook = 'https://business.facebook.com/settings/';
export const appsCardAndroid =
  'https://play.google.com/store/apps/details?id=com.jetpack.android&utm_source=jpdash&utm_medium=cta&utm_campaign=getappscard';
// In Jetpack's own link, the `&` before `ct` is missing, so the campaign is lost.
export const appsCardIos =
  'https://apps.apple.com/us/app/jetpack-website-builder/id1565481562?pt=299112&ct=jpdash&mt=8';
export const recommendationsIos =
  'https://apps.apple.com/app/apple-store/id1565481562?pt=299112&ct=jetpack-plugin-recommendations&mt=8';
// Jetpack's own link has a percent sign before the source, which makes the value unreadable.
export const recommendationsAndroid =
  'https://play.google.com/store/apps/details?id=com.jetpack.android&referrer=utm_source%3Djetpack-plugin-recommendations%26utm_medium%3Dweb%26utm_campaign%3Dmobile-download-promo-pages';
