import { traitsOf } from '../scenarios/traits';
import { pluginVersion } from '../server/site';
import type { Store } from '../store/store';

/** The partner's coupon of a site that carries one. */
export const partnerCoupon = {
  coupon_code: 'IONOS_IONA_SAMPLECOUPON123',
  preset: 'IONA',
  partner: { name: 'IONOS', prefix: 'IONOS', logo: null },
  product: {
    slug: 'jetpack_backup_daily',
    title: 'Jetpack Backup',
    features: ['A backup every day, away from the site', 'Restore in one click', 'As much room as it takes'],
  },
};

/** Errors of the connection, in the form in which the page shows them. */
export function connectionErrors(store: Store) {
  const { connectionErrors: codes, connectionErrorAction: action } = traitsOf(store);
  return codes.map((code) => ({
    code,
    message: 'The connection to WordPress.com does not work any more.',
    action,
    data: { api_error_code: code },
  }));
}

/** News of this version; null when there are none. */
export const releasePost = (store: Store) =>
  traitsOf(store).releasePost
    ? {
        release_post_title: `New in Jetpack ${pluginVersion}`,
        release_post_content:
          '<p>Much is <strong>faster</strong> now.</p><ul><li>Backups start sooner.</li><li>The search finds more.</li></ul>',
        release_post_featured_image: false,
      }
    : null;
