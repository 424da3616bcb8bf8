/** The rest of an onboarding, and its current step. */
export interface Onboarding {
  readonly news: number;
  readonly onboardingAt: string;
}

const key = 'flightdeck.onboarding';

const isOnboarding = (kept: unknown): kept is Onboarding =>
  typeof kept === 'object' &&
  kept !== null &&
  'news' in kept &&
  typeof kept.news === 'number' &&
  kept.news >= 0 &&
  'onboardingAt' in kept &&
  typeof kept.onboardingAt === 'string';

/** Stores the onboarding for this tab; null when no onboarding runs. */
export function storeOnboarding(news: Onboarding | null): void {
  try {
    if (news) sessionStorage.setItem(key, JSON.stringify(news));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage, a reload shows the number from the page state.
  }
}

/** Returns the stored onboarding; null when the site is at another step or it cannot be read. */
export function storedOnboarding(step: string): Onboarding | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isOnboarding(kept) && kept.onboardingAt === step ? kept : null;
  } catch {
    return null;
  }
}
