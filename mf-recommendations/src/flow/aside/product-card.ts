import { hasActivePurchase, hasFeature, hasSecurityPlan, isInGroup, isUnknownPlan } from '@flightdeck/shared/plans';
import type { FlowFacts } from '../flow-facts';
import type { Step } from '../steps';

/** Keys of the products that can show next to a step. */
export type CardProduct = 'security' | 'backup' | 'akismet' | 'videopress';

/**
 * Returns the product to offer next to a step, or null if there is none or the site has a similar product (REC-067,
 * OQ-119).
 */
export function productCardOf(step: Step, facts: FlowFacts): CardProduct | null {
  const { plan, purchases, features } = facts;
  if (isUnknownPlan(plan)) return null;
  switch (step) {
    case 'publicize':
    case 'protect': {
      const isSecure = hasSecurityPlan(purchases, plan) || isInGroup(plan, 'JETPACK_SECURITY');
      return !isSecure || hasActivePurchase(purchases, 'JETPACK_BACKUP') ? 'security' : null;
    }
    case 'backup-plan':
      return hasActivePurchase(purchases, 'JETPACK_BACKUP') || isInGroup(plan, 'activePlans') ? null : 'backup';
    case 'anti-spam': {
      const isCovered =
        facts.activePlugins?.has('akismet/akismet.php') ||
        hasActivePurchase(purchases, 'JETPACK_ANTI_SPAM') ||
        isInGroup(plan, 'activePlansWithAntiSpam');
      return isCovered ? null : 'akismet';
    }
    case 'videopress':
      return hasFeature('videopress-1tb-storage', features) || hasFeature('videopress-unlimited-storage', features)
        ? null
        : 'videopress';
    default:
      return null;
  }
}
