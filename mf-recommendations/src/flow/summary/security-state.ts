import { activeProducts, hasFeature, isFreePlan, type Purchases } from '@flightdeck/shared/plans';

/** Security landing state, which decides the summary's sidebar (REC-098). */
export type Landing = 'loading' | 'upsell' | 'one-click-restores' | 'manage-security' | 'download-app';

export interface LandingFacts {
  /** null while unknown. */
  readonly plan: string | null;
  readonly purchases: Purchases;
  readonly features: readonly string[] | null;
  /** null while unknown. */
  readonly rewind: string | null;
}

/** Returns the landing state (REC-098). */
export function landingOf({ plan, purchases, features, rewind }: LandingFacts): Landing {
  if (plan === null || rewind === null) return 'loading';
  if (isFreePlan(plan) && activeProducts(purchases).length === 0) return 'upsell';
  if (rewind === 'awaiting_credentials' && !hasFeature('scan', features)) return 'one-click-restores';
  if (rewind === 'active' || rewind === 'provisioning') return 'manage-security';
  return 'download-app';
}
