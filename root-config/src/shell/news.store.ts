/** What is left of an onboarding, and at which step it stands. */
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

/** Keeps it as long as the tab is open; null: no onboarding runs. */
export function keepNews(news: OnboardingNews | null): void {
  try {
    if (news) sessionStorage.setItem(key, JSON.stringify(news));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that stores nothing shows what the page came with after a reload.
  }
}

/** What is kept; null when it was left at another step than the site stands at, or cannot be read. */
export function keptNews(step: string): OnboardingNews | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isNews(kept) && kept.onboardingAt === step ? kept : null;
  } catch {
    return null;
  }
}
