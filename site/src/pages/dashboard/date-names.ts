import type { PageState } from '@flightdeck/shared/contracts/page';

/** Returns the names in dates, which WordPress has among its texts; undefined for English. */
export function dateNames(lang: string): PageState['locale']['dateNames'] {
  if (/^en\b/.test(lang)) return undefined;
  const names = (options: Intl.DateTimeFormatOptions, dates: readonly number[]) => {
    const format = new Intl.DateTimeFormat(lang, { ...options, calendar: 'gregory', timeZone: 'UTC' });
    return dates.map((date) => format.format(date));
  };
  const monthStarts = Array.from({ length: 12 }, (_, month) => Date.UTC(2023, month));
  // 2023 began on a Sunday.
  const firstDays = Array.from({ length: 7 }, (_, day) => Date.UTC(2023, 0, 1 + day));
  const months = names({ month: 'long' }, monthStarts);
  return {
    months,
    monthsGenitive: months,
    monthsShort: names({ month: 'short' }, monthStarts),
    weekdays: names({ weekday: 'long' }, firstDays),
    weekdaysShort: names({ weekday: 'short' }, firstDays),
    dayPeriods: ['AM', 'PM'],
  };
}

/** Returns the text between the thousands of a number. */
export const thousandsSeparator = (lang: string): string =>
  new Intl.NumberFormat(lang).formatToParts(10_000).find(({ type }) => type === 'group')?.value ?? ',';
