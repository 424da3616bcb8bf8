import { hasActivePurchase, hasFeature, hasSecurityPlan, isInGroup, isUnknownPlan } from '@flightdeck/shared/plans';
import type { FlowInput } from '../flow-input';
import type { Step } from '../steps';

/** Key of a product that can show next to a step. */
export type CardProduct = 'security' | 'backup' | 'akismet' | 'videopress';

/**
 * Returns the product to offer next to a step (REC-067, OQ-119); null if there is none, if the site has a similar product or if
 * our tables of plans lack the site's plan.
 */
export function cardProductOf(step: Step, input: FlowInput): CardProduct | null {
  const { plan, purchases, features } = input;
  if (isUnknownPlan(plan)) return null;
  switch (step) {
    case 'publicize':
    case 'protect': {
      const hasSecurity = hasSecurityPlan(purchases, plan) || isInGroup(plan, 'JETPACK_SECURITY');
      // A site with a backup purchase gets the offer even if it has security (REC-067.1).
      return !hasSecurity || hasActivePurchase(purchases, 'JETPACK_BACKUP') ? 'security' : null;
    }
    case 'backup-plan':
      return hasActivePurchase(purchases, 'JETPACK_BACKUP') || isInGroup(plan, 'activePlans') ? null : 'backup';
    case 'anti-spam': {
      const hasAntiSpam =
        input.activePlugins?.has('akismet/akismet.php') ||
        hasActivePurchase(purchases, 'JETPACK_ANTI_SPAM') ||
        isInGroup(plan, 'activePlansWithAntiSpam');
      return hasAntiSpam ? null : 'akismet';
    }
    case 'videopress':
      return hasFeature('videopress-1tb-storage', features) || hasFeature('videopress-unlimited-storage', features)
        ? null
        : 'videopress';
    default:
      return null;
  }
}
