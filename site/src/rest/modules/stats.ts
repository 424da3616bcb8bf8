import items from '../../../answers/items.json';
import type { Site } from '../../context/site';
import { dateOf } from '../reads/fill';

/** Returns invented views of a past period: different for each period, but the same in each run, for screenshots and tests. */
const views = (periodsAgo: number, factor: number) => (20 + ((34 * periodsAgo) % 83)) * factor;

/** Returns a week in the form of the provider: the date of its Monday, with W in place of hyphens. */
const weekOf = (now: number, weeksAgo: number) =>
  dateOf(now, -7 * weeksAgo - ((new Date(now).getUTCDay() + 6) % 7)).replaceAll('-', 'W');

function monthOf(now: number, monthsAgo: number): string {
  const date = new Date(now);
  return dateOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsAgo, 1));
}

/** Units of time: the number of periods in a response, and a function that returns the name of an earlier period. */
const periods = {
  day: { count: 30, name: (now: number, daysAgo: number) => dateOf(now, -daysAgo) },
  week: { count: 14, name: weekOf },
  month: { count: 12, name: monthOf },
};

function visits(now: number, unit: keyof typeof periods, factor: number) {
  const { count, name } = periods[unit];
  const data = Array.from({ length: count }, (_, index) => count - 1 - index).map((periodsAgo) => [
    name(now, periodsAgo),
    views(periodsAgo, factor),
  ]);
  return { date: dateOf(now), unit, fields: ['period', 'views'], data };
}

const totals = items.statsTotals;

/** Factors that the numbers of a small site are multiplied by, for each value of the trait `stats`. */
const factors = { empty: 0, small: 1, large: 25_000, failing: 1 };

const factorOf = (site: Site) => factors[site.store.state.traits.stats];

/** Returns the totals of the site, since its start and for recent days. */
export function statsTotals(site: Site): typeof totals {
  const factor = factorOf(site);
  if (factor === 1) return totals;
  const scaled = Object.entries(totals).map(([name, value]) => [
    name,
    typeof value === 'number' ? value * factor : value,
  ]);
  const emptyDates = { views_best_day: '', comments_most_active_recent_day: '' };
  return { ...totals, ...Object.fromEntries(scaled), ...(factor === 0 && emptyDates) };
}

/** Returns an error as the plugin sends it in a successful response. */
const errorInside = (code: string, text: string) => ({ errors: { [code]: [text] }, error_data: [] });

/** Returns the errors in place of the numbers; undefined if the numbers can be loaded. */
function errorsOf(site: Site) {
  if (!site.store.state.registration) return errorInside('missing_token', '');
  const { providerDown, stats } = site.store.state.traits;
  return providerDown || stats === 'failing'
    ? errorInside('stats_error', 'Failed to fetch Stats from WPCOM')
    : undefined;
}

/**
 * Returns the response to `GET module/stats/data`. An error is in the body, with status 200.
 * @param range `week` or `month`; any other string means `day`
 */
export function statsData(site: Site, range: string) {
  const now = site.clock.now();
  const errors = errorsOf(site);
  const factor = factorOf(site);
  if (range === 'week') return { week: errors ?? visits(now, 'week', factor) };
  if (range === 'month') return { month: errors ?? visits(now, 'month', factor) };
  if (errors) return { general: errors, day: [] };
  const days = visits(now, 'day', factor);
  return { general: { date: dateOf(now), stats: statsTotals(site), visits: days }, day: days };
}
