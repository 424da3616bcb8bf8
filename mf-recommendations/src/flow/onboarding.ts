import { parseInstant } from '@flightdeck/shared/format';
import { activePurchases, type Bundle, isInGroup, type Purchases } from '@flightdeck/shared/plans';
import type { Step } from './steps';

/** A flow has at least one step. */
type Flow = readonly [Step, ...Step[]];

/** Steps of each onboarding type, in the order in which the types are offered (REC-061). */
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

/** Purchased bundle, with the server's name (REC-062). */
export type OnboardingType = Bundle;

export const isOnboardingType = (name: unknown): name is OnboardingType =>
  typeof name === 'string' && Object.hasOwn(flows, name);

/** All types, in the order in which they are offered (OQ-123). */
export const onboardingTypes: readonly OnboardingType[] = Object.keys(flows).filter(isOnboardingType);

/**
 * Returns the steps of an onboarding type.
 * @throws RangeError for an unknown name, which is a mistake in the code (REC-089)
 */
export function flowOf(type: OnboardingType): Flow {
  if (!isOnboardingType(type)) throw new RangeError(`Unknown onboarding "${String(type)}".`);
  return flows[type];
}

/** Purchases up to this time start no onboarding (REC-074, OQ-122). */
export const onboardingCutoff = Date.UTC(2022, 8, 28);

/** Progress of the onboarding of a purchase. */
export interface Onboarding {
  /** Onboarding that the user goes through; null for none. */
  readonly active: OnboardingType | null;
  /** Types that have been offered to the user. */
  readonly viewed: readonly OnboardingType[];
  /** The first step has been opened. */
  readonly hasStarted: boolean;
  /** Slugs of the steps that the flow began with; empty if no list is stored. */
  readonly steps: readonly string[];
  /** Number of steps, if it is stored instead of the list; null otherwise. */
  readonly total: number | null;
}

/** Returns the types with an active purchase after the cutoff, in the order of `onboardingTypes`. */
export function boughtTypes(purchases: Purchases): readonly OnboardingType[] {
  const recentPurchases = activePurchases(purchases).filter(({ subscribed_date }) => {
    const date = parseInstant(subscribed_date);
    return date !== null && date.getTime() > onboardingCutoff;
  });
  return onboardingTypes.filter((type) => recentPurchases.some(({ product_slug }) => isInGroup(product_slug, type)));
}

/**
 * Returns the onboarding for the current purchases (REC-074 to REC-076). Of the purchased types, the first unviewed one becomes
 * active, and all count as viewed. Types without a purchase no longer count as viewed.
 * @param purchases null or undefined while unknown; the onboarding stays unchanged then
 * @param stepsOf returns the steps of a flow that begins now
 */
export function withPurchases(
  onboarding: Onboarding,
  purchases: Purchases,
  stepsOf: (type: OnboardingType) => readonly Step[],
): Onboarding {
  if (!purchases) return onboarding;
  const viewed = boughtTypes(purchases);
  const newType = viewed.find((type) => !onboarding.viewed.includes(type));
  if (newType === undefined) return { ...onboarding, viewed };
  return { active: newType, viewed, hasStarted: false, steps: stepsOf(newType), total: null };
}

/** Returns the types with a summary section: a viewed broader type hides the narrower ones (REC-077, OQ-124). */
export function shownSummaries(viewed: readonly OnboardingType[]): readonly OnboardingType[] {
  const broadest = (['JETPACK_COMPLETE', 'JETPACK_SECURITY'] as const).find((type) => viewed.includes(type));
  return broadest ? [broadest] : onboardingTypes.filter((type) => viewed.includes(type));
}
