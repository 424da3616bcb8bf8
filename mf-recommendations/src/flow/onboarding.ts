import { parseInstant } from '@flightdeck/shared/format/instant';
import { activePurchases, type Bundle, isInGroup, type Purchases } from '@flightdeck/shared/plans';
import type { Step } from './steps';

/** A flow has at least its first step. */
type Flow = readonly [Step, ...Step[]];

/** Steps of each onboarding type in their order; the types themselves stand in the order in which they are offered (REC-061). */
const flows = {
  JETPACK_COMPLETE: [
    'welcome__complete',
    'backup-activated',
    'scan-activated',
    'antispam-activated',
    'videopress-activated',
    'search-activated',
    'server-credentials',
    'summary',
  ],
  JETPACK_SECURITY: [
    'welcome__security',
    'backup-activated',
    'scan-activated',
    'antispam-activated',
    'monitor',
    'site-accelerator',
    'server-credentials',
    'summary',
  ],
  JETPACK_BACKUP: ['welcome__backup', 'monitor', 'site-accelerator', 'server-credentials', 'summary'],
  JETPACK_ANTI_SPAM: ['welcome__antispam', 'monitor', 'site-accelerator', 'summary'],
  JETPACK_VIDEOPRESS: ['welcome__videopress', 'monitor', 'site-accelerator', 'related-posts', 'summary'],
  JETPACK_SEARCH: ['welcome__search', 'related-posts', 'monitor', 'site-accelerator', 'summary'],
  JETPACK_SCAN: ['welcome__scan', 'monitor', 'site-accelerator', 'summary'],
} as const satisfies Readonly<Record<Bundle, Flow>>;

/** What was bought, by the name the plugin's server has for it (REC-062). */
export type OnboardingType = Bundle;

export const isOnboardingType = (name: unknown): name is OnboardingType =>
  typeof name === 'string' && Object.hasOwn(flows, name);

/** All types, in the order in which they are offered (OQ-123). */
export const onboardingTypes: readonly OnboardingType[] = Object.keys(flows).filter(isOnboardingType);

/** @throws RangeError for a name nobody knows: that is a mistake in the code (REC-089) */
export function flowOf(type: OnboardingType): Flow {
  if (!isOnboardingType(type)) throw new RangeError(`There is no onboarding "${String(type)}".`);
  return flows[type];
}

/** Purchases from before there was an onboarding start none (REC-074, OQ-122). */
export const onboardingCutoff = Date.UTC(2022, 8, 28);

/** Where the onboarding of a purchase stands. */
export interface Onboarding {
  readonly active: OnboardingType | null;
  /** Types that were offered already. */
  readonly viewed: readonly OnboardingType[];
  readonly hasStarted: boolean;
  /** Slugs of the steps that the flow began with; empty when no list is stored. */
  readonly steps: readonly string[];
  /** Their number, where it is stored instead of the list; null otherwise. */
  readonly total: number | null;
}

/** Types whose purchase is active and younger than the cutoff. */
export function boughtTypes(purchases: Purchases): readonly OnboardingType[] {
  const young = activePurchases(purchases).filter(({ subscribed_date }) => {
    const date = parseInstant(subscribed_date);
    return date !== null && date.getTime() > onboardingCutoff;
  });
  return onboardingTypes.filter((type) => young.some(({ product_slug }) => isInGroup(product_slug, type)));
}

/**
 * What the onboarding becomes by the purchases (REC-074 to REC-076): the first type that was not viewed becomes active, all
 * of them count as viewed from then on, and types without a purchase are forgotten.
 * @param purchases null or undefined while they are not known: nothing changes then
 * @param stepsOf the steps of a flow that begins now
 */
export function withPurchases(
  onboarding: Onboarding,
  purchases: Purchases,
  stepsOf: (type: OnboardingType) => readonly Step[],
): Onboarding {
  if (!purchases) return onboarding;
  const bought = boughtTypes(purchases);
  const [first] = bought.filter((type) => !onboarding.viewed.includes(type));
  const viewed = onboardingTypes.filter((type) => bought.includes(type));
  if (first === undefined) return { ...onboarding, viewed };
  return { active: first, viewed, hasStarted: false, steps: stepsOf(first), total: null };
}

/** Types whose section the summary shows: a broader one that was viewed hides the narrower ones (REC-077, OQ-124). */
export function shownSummaries(viewed: readonly OnboardingType[]): readonly OnboardingType[] {
  const [broadest] = (['JETPACK_COMPLETE', 'JETPACK_SECURITY'] as const).filter((type) => viewed.includes(type));
  return broadest ? [broadest] : onboardingTypes.filter((type) => viewed.includes(type));
}
