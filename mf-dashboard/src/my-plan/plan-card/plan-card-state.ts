import {
  hasActivePurchase,
  isActivePurchase,
  type PlanClass,
  type PlanIcon,
  type Purchases,
  planClass,
  planIcon,
} from '@flightdeck/shared/plans';
import { type PlanText, planText } from './plan-texts';
import { type PurchaseLabelOptions, purchaseLabel } from './purchase-label';

export interface PlanCardFacts extends PurchaseLabelOptions {
  readonly slug: string;
  /** null while they are not known. */
  readonly purchases: Purchases;
  readonly showBackups: boolean;
}

export interface PlanCardState {
  readonly planClass: PlanClass | '';
  readonly icon: PlanIcon | '';
  /** null for a plan that nobody knows. */
  readonly words: PlanText | null;
  readonly isActivated: boolean;
  /** When it was bought, ends or renews; empty where nothing is known. */
  readonly label: string;
}

/** Deprecated plans and products, and the smallest plan, were never called activated. */
const neverActivated: ReadonlySet<string> = new Set<PlanClass>([
  'is-personal-plan',
  'is-daily-security-plan',
  'is-realtime-security-plan',
  'is-daily-backup-plan',
  'is-realtime-backup-plan',
]);

/** What the card of a plan or product shows (facts-dash.md part 9). The first purchase of the slug tells about it. */
export function planCardState({ slug, purchases, showBackups, ...options }: PlanCardFacts): PlanCardState {
  const name = planClass(slug);
  const purchase = (purchases ?? []).find(({ product_slug }) => product_slug === slug);
  const hasDetails = purchase !== undefined && name !== 'is-free-plan';
  const words = planText(name, slug, {
    showBackups,
    hasBackup: hasActivePurchase(purchases, 'JETPACK_BACKUP'),
    hasScan: hasActivePurchase(purchases, 'JETPACK_SCAN'),
  });
  return {
    planClass: name,
    icon: planIcon(slug),
    words,
    isActivated: hasDetails && isActivePurchase(purchase) && !neverActivated.has(name),
    label: hasDetails ? purchaseLabel(purchase, options) : '',
  };
}
