/** A running onboarding, with the field names of the topic `recommendations.changed`. */
export interface Onboarding {
  /** Number of new recommendations, shown on the tab Recommendations. */
  readonly news: number;
  /** Name of the current step. */
  readonly onboardingAt: string;
}

const key = 'flightdeck.onboarding';

const isOnboarding = (stored: unknown): stored is Onboarding =>
  typeof stored === 'object' &&
  stored !== null &&
  'news' in stored &&
  typeof stored.news === 'number' &&
  stored.news >= 0 &&
  'onboardingAt' in stored &&
  typeof stored.onboardingAt === 'string';

/** Stores the onboarding for this tab; null when no onboarding runs. */
export function storeOnboarding(onboarding: Onboarding | null): void {
  try {
    if (onboarding) sessionStorage.setItem(key, JSON.stringify(onboarding));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage, a reload shows the number from the page state.
  }
}

/** Returns the stored onboarding; null when the site is at another step or the storage cannot be read. */
export function storedOnboarding(step: string): Onboarding | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isOnboarding(stored) && stored.onboardingAt === step ? stored : null;
  } catch {
    return null;
  }
}
