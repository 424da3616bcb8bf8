import type { AwaitedCards } from './page-probe';

/** A page to measure. */
export interface Target {
  readonly url: string;
  readonly cards: AwaitedCards;
}

/** Returns a page of another plugin that shows one widget. @param origin of the test site */
export const widgetPage = (origin: string): Target => ({
  url: `${origin}/widgets-demo`,
  cards: { firstCard: 'article', allCards: 'article', count: 1 },
});

/** Returns the page `#/dashboard`. @param origin of the test site */
export const dashboardPage = (origin: string): Target => ({
  url: `${origin}/wp-admin/admin.php?page=flightdeck#/dashboard`,
  cards: { firstCard: '[data-testid="dash-card"]', allCards: '#flightdeck article', count: 4 },
});
