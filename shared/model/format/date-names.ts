/** Names in dates in one language, as in the page state. */
export interface DateNames {
  readonly months: readonly string[];
  /** As some languages decline them beside the day of the month. */
  readonly monthsGenitive: readonly string[];
  readonly monthsShort: readonly string[];
  /** From Sunday. */
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** For "AM" and "PM". */
  readonly dayPeriods: readonly string[];
}

const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const shorten = (name: string) => name.slice(0, 3);

export const englishNames: DateNames = {
  months,
  monthsGenitive: months,
  monthsShort: months.map(shorten),
  weekdays,
  weekdaysShort: weekdays.map(shorten),
  dayPeriods: ['AM', 'PM'],
};

/** Returns the English suffix of a day of the month, such as "nd". 11th to 13th are like all others from 4th on. */
export const ordinalSuffix = (day: number): string =>
  day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
