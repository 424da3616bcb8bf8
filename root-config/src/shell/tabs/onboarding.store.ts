/** A running onboarding, as the topic `recommendations.changed` reports it. */
export interface Onboarding {
  /** Number of new recommendations, shown on the tab Recommendations. */
  readonly newCount: number;
  /** Name of the current step. */
  readonly onboardingStep: string;
}

const storageKey = 'flightdeck.onboarding';

const isOnboarding = (stored: unknown): stored is Onboarding =>
  typeof stored === 'object' &&
  stored !== null &&
  'newCount' in stored &&
  typeof stored.newCount === 'number' &&
  stored.newCount >= 0 &&
  'onboardingStep' in stored &&
  typeof stored.onboardingStep === 'string';

/** Stores the onboarding for this browser tab. @param onboarding null if none is running */
export function storeOnboarding(onboarding: Onboarding | null): void {
  try {
    if (onboarding) sessionStorage.setItem(storageKey, JSON.stringify(onboarding));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage, a reload shows the number from the page state.
  }
}

/**
 * Returns the stored onboarding; null if there is none, the site is at another step, or the storage cannot be read.
 * @param step current step of the site
 */
export function readOnboarding(step: string): Onboarding | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isOnboarding(stored) && stored.onboardingStep === step ? stored : null;
  } catch {
    return null;
  }
}
