import { versionOf } from '../catalog/versions';
import type { Store } from '../store/store';

/** The partner coupon, on sites with the trait `coupon`. */
export const partnerCoupon = {
  coupon_code: 'IONOS_IONA_SAMPLECOUPON123',
  preset: 'IONA',
  partner: { name: 'IONOS', prefix: 'IONOS', logo: null },
  product: {
    slug: 'jetpack_backup_daily',
    title: 'Jetpack Backup',
    features: ['Daily backups, stored away from your site', 'One-click restores', 'Room for all your backups'],
  },
};

/** Returns the connection errors of the page state. */
export function connectionErrors(store: Store) {
  const { connectionErrors: codes, connectionErrorAction: action } = store.state.traits;
  return codes.map((code) => ({
    code,
    message: 'The connection to WordPress.com is broken.',
    action,
    data: { api_error_code: code },
  }));
}

/** Returns the release notes of this version; null on sites without the trait `releasePost`. */
export const releasePost = (store: Store) =>
  store.state.traits.releasePost
    ? {
        release_post_title: `New in Jetpack ${versionOf(store)}`,
        release_post_content:
          '<p>This version is <strong>faster</strong>.</p><ul><li>Backups start sooner.</li><li>Search finds more results.</li></ul>',
        release_post_featured_image: false,
      }
    : null;
