import { activePurchases, type Purchases } from './purchases';

/** A backup product that is paid for twice, because the plan includes it. */
export interface OverlappingBackup {
  /** Kind of backups that the plan includes. */
  readonly includes: 'daily' | 'real-time';
  /** Name of the plan; if the server has no name, the slug without `_monthly`. */
  readonly plan: string;
  /** Name of the product; if the server has no name, the slug without `_monthly`. */
  readonly product: string;
}

const includedBackups: ReadonlyMap<string, OverlappingBackup['includes']> = new Map([
  ['jetpack_personal', 'daily'],
  ['jetpack_premium', 'daily'],
  ['jetpack_business', 'real-time'],
]);

/**
 * Returns the overlap to warn about; null if there is none (DASH-131 to DASH-134). The product `jetpack_backup_realtime` does not
 * overlap with a plan that includes only daily backups.
 */
export function backupOverlap(purchases: Purchases): OverlappingBackup | null {
  const owned = activePurchases(purchases).map(({ product_slug, product_name }) => {
    const slug = typeof product_slug === 'string' ? product_slug.replace('_monthly', '') : '';
    return { slug, name: typeof product_name === 'string' && product_name ? product_name : slug };
  });
  for (const plan of owned) {
    const includes = includedBackups.get(plan.slug);
    const product = owned.find(
      ({ slug }) => slug.includes('backup') && (slug !== 'jetpack_backup_realtime' || includes === 'real-time'),
    );
    if (includes && product) return { includes, plan: plan.name, product: product.name };
  }
  return null;
}
