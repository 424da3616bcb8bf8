import { onCall, waysToFail } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { type Answers, mountDashboard, siteAnswers } from './dashboard-under-test';

/** A read, the cards that show its failure, and answers of the site. */
interface Row {
  readonly path: string;
  readonly cards: readonly string[];
  readonly site?: Partial<Answers>;
}

const rows: readonly Row[] = [
  { path: 'rewind', cards: ['VaultPress Backup'] },
  { path: 'scan', cards: ['Scan'] },
  { path: 'site/features', cards: ['VaultPress Backup', 'Akismet Anti-spam', 'Search', 'Support'] },
  { path: 'site/purchases', cards: ['Comprehensive site security'] },
  { path: 'module/akismet/data', cards: ['Akismet Anti-spam'] },
  { path: 'module/protect/data', cards: ['Brute force protection'] },
  { path: 'plugins', cards: ['Boost', 'CRM', 'Jetpack blocks'] },
  {
    path: 'module/stats/data',
    cards: ['Jetpack Stats'],
    site: { settings: { protect: true, monitor: true, stats: true } },
  },
  // The settings of the page state stay in use.
  { path: 'settings', cards: [] },
];

const cases = rows.map((row, index) => ({ ...row, ...(waysToFail[index % waysToFail.length] ?? waysToFail[0]) }));

const title = (card: Element | null) => card?.querySelector('h2, h3')?.textContent;

test.each(cases.map((each) => [each.path, each.way, each] as const))(
  'shows the failure of %s (%s) with Retry on its cards only',
  async (_path, _way, { path, cards, site = {}, answer }) => {
    siteAnswers(site, [path]);
    // A card that mounts later repeats a failed read.
    answer?.(onCall('GET', path).optionally().times(9));
    await mountDashboard(undefined, site.settings);
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    const failedCards = screen.queryAllByRole('button', { name: 'Retry' }).map((button) => button.closest('article'));
    expect(failedCards.map(title)).toEqual(cards);
    for (const card of failedCards) expect(card).toHaveTextContent(/Not loaded|couldn't be loaded|Couldn't load/);
    expect(screen.getAllByRole('article')).toHaveLength(15);
    expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object/);
  },
);
