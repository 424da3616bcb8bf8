import { traitsOf } from '../scenarios/traits';
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
export const connectionErrors = (store: Store) =>
  traitsOf(store).connectionErrors.map((code) => ({
    code,
    message: 'The connection to WordPress.com does not work any more.',
    action: 'reconnect',
    data: { api_error_code: code },
  }));
