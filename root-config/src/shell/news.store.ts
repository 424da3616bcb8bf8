/** The rest of an onboarding, and its current step. */
export interface OnboardingNews {
  readonly news: number;
  readonly onboardingAt: string;
}

const key = 'flightdeck.onboarding';

const isNews = (kept: unknown): kept is OnboardingNews =>
  typeof kept === 'object' &&
  kept !== null &&
  'news' in kept &&
  typeof kept.news === 'number' &&
  kept.news >= 0 &&
  'onboardingAt' in kept &&
  typeof kept.onboardingAt === 'string';

/** Stores the news for this tab; null when no onboarding runs. */
export function keepNews(news: OnboardingNews | null): void {
  try {
    if (news) sessionStorage.setItem(key, JSON.stringify(news));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage, a reload shows the number from the page state.
  }
}

/** Returns the stored news; null when the site is at another step or the news cannot be read. */
export function keptNews(step: string): OnboardingNews | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isNews(kept) && kept.onboardingAt === step ? kept : null;
  } catch {
    return null;
  }
}
