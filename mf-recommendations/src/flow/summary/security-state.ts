import { activeProducts, hasFeature, isFreePlan, type Purchases } from '@flightdeck/shared/plans';

/** State of the site's security, which decides the content of the summary's sidebar (REC-098). */
export type SecurityState = 'loading' | 'upsell' | 'one-click-restores' | 'manage-security' | 'download-app';

export interface SecurityInput {
  /** null while unknown. */
  readonly plan: string | null;
  readonly purchases: Purchases;
  /** null while unknown. */
  readonly features: readonly string[] | null;
  /** null while unknown. */
  readonly rewind: string | null;
}

/** Returns the state of the site's security (REC-098). */
export function securityStateOf({ plan, purchases, features, rewind }: SecurityInput): SecurityState {
  if (plan === null || rewind === null) return 'loading';
  if (isFreePlan(plan) && activeProducts(purchases).length === 0) return 'upsell';
  if (rewind === 'awaiting_credentials' && !hasFeature('scan', features)) return 'one-click-restores';
  if (rewind === 'active' || rewind === 'provisioning') return 'manage-security';
  return 'download-app';
}
