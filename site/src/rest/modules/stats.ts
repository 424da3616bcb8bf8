import type { Site } from '../../context/site';
import { traitsOf } from '../../facts/traits';

const day = 24 * 3600 * 1000;
/** Returns the views of a period `back` periods ago. Deterministic, for screenshots and tests. */
const views = (back: number, times: number) => (20 + ((34 * back) % 83)) * times;

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns a week in the form of the provider: year, month and day with a W between them. */
const weekOf = (time: number) => iso(time - ((new Date(time).getUTCDay() + 6) % 7) * day).replaceAll('-', 'W');

function monthOf(time: number, back: number): string {
  const date = new Date(time);
  return iso(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1));
}

function visits(now: number, unit: 'day' | 'week' | 'month', times: number) {
  const count = { day: 30, week: 14, month: 12 }[unit];
  const name = (back: number) =>
    unit === 'day' ? iso(now - back * day) : unit === 'week' ? weekOf(now - back * 7 * day) : monthOf(now, back);
  const data = Array.from({ length: count }, (_, index) => [name(count - 1 - index), views(count - 1 - index, times)]);
  return { date: iso(now), unit, fields: ['period', 'views'], data };
}

const totals = {
  visitors_today: 12,
  visitors_yesterday: 30,
  visitors: 4321,
  views_today: 21,
  views_yesterday: 44,
  views_best_day: '2023-02-14',
  views_best_day_total: 310,
  views: 9876,
  comments: 25,
  posts: 25,
  followers_blog: 42,
  followers_comments: 5,
  comments_per_month: 3,
  comments_most_active_recent_day: '2023-02-14 10:00:00',
  comments_most_active_time: 'N/A',
  comments_spam: 3,
  categories: 1,
  tags: 0,
  shares: 8,
  shares_facebook: 5,
  shares_twitter: 3,
};

/** Factors for the numbers of a small site. */
const factors = { empty: 0, small: 1, large: 25_000, failing: 1 };

const factorOf = (site: Site) => factors[traitsOf(site.store).stats];

/** Returns the all-time totals of the site. */
export function statsTotals(site: Site): typeof totals {
  const times = factorOf(site);
  if (times === 1) return totals;
  const grown = Object.entries(totals).map(([name, value]) => [
    name,
    typeof value === 'number' ? value * times : value,
  ]);
  const none = { views_best_day: '', comments_most_active_recent_day: '' };
  return { ...totals, ...Object.fromEntries(grown), ...(times === 0 && none) };
}

const serialized = (code: string, text: string) => ({ errors: { [code]: [text] }, error_data: [] });

/** Returns the error in the form of the plugin, or undefined if there are numbers. */
function problem(site: Site) {
  if (!site.store.connection.registration()) return serialized('missing_token', '');
  const { providerDown, stats } = traitsOf(site.store);
  return providerDown || stats === 'failing'
    ? serialized('stats_error', 'Failed to fetch Stats from WPCOM')
    : undefined;
}

/** `GET module/stats/data`: an unknown range means days. A failure has status 200 with the error in the body. */
export function statsData(site: Site, range: string) {
  const now = site.clock.now();
  const errors = problem(site);
  const times = factorOf(site);
  if (range === 'week') return { week: errors ?? visits(now, 'week', times) };
  if (range === 'month') return { month: errors ?? visits(now, 'month', times) };
  if (errors) return { general: errors, day: [] };
  const days = visits(now, 'day', times);
  return { general: { date: iso(now), stats: statsTotals(site), visits: days }, day: days };
}
