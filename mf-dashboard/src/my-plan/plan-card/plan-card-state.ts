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

export interface PlanCardInput extends PurchaseLabelOptions {
  readonly slug: string;
  readonly locale: PurchaseLabelOptions['locale'] & { readonly lang: string };
  /** null while unknown. */
  readonly purchases: Purchases;
  readonly showBackups: boolean;
}

export interface PlanCardState {
  readonly planClass: PlanClass | '';
  readonly icon: PlanIcon | '';
  /** null for an unknown plan. */
  readonly texts: PlanText | null;
  readonly isActivated: boolean;
  /** Purchase, renewal or expiry date as a sentence; empty when unknown. */
  readonly label: string;
}

/** Deprecated plans and products and the Personal plan never show "Activated". */
const neverActivated: ReadonlySet<string> = new Set<PlanClass>([
  'is-personal-plan',
  'is-daily-security-plan',
  'is-realtime-security-plan',
  'is-daily-backup-plan',
  'is-realtime-backup-plan',
]);

/** Returns the state of the card of a plan or product (FACT-DASH-9). Uses the first purchase with the slug. */
export function planCardState({ slug, purchases, showBackups, ...options }: PlanCardInput): PlanCardState {
  const classOfPlan = planClass(slug);
  const purchase = (purchases ?? []).find(({ product_slug }) => product_slug === slug);
  const showsPurchase = purchase !== undefined && classOfPlan !== 'is-free-plan';
  const texts = planText(classOfPlan, slug, {
    showBackups,
    lang: options.locale.lang,
    hasBackup: hasActivePurchase(purchases, 'JETPACK_BACKUP'),
    hasScan: hasActivePurchase(purchases, 'JETPACK_SCAN'),
  });
  return {
    planClass: classOfPlan,
    icon: planIcon(slug),
    texts,
    isActivated: showsPurchase && isActivePurchase(purchase) && !neverActivated.has(classOfPlan),
    label: showsPurchase ? purchaseLabel(purchase, options) : '',
  };
}
