import { formatDate } from '@flightdeck/shared/format/date';
import { formatCount } from '@flightdeck/shared/format/number';
import { __, sprintf } from '@flightdeck/shared/i18n';
import type { ChartBar } from './bar-chart/bar-chart.view';
import type { Period, Range } from './stats-card-state';

interface RangeWords {
  /** PHP date format of the label. */
  readonly label: string;
  /** PHP date format of the tooltip. */
  readonly full: string;
  readonly about: (date: string) => string;
}

const words: Readonly<Record<Range, RangeWords>> = {
  day: { label: 'M j', full: 'F jS', about: (date) => date },
  week: {
    label: 'M j',
    full: 'F jS',
    about: (date) => sprintf(/* translators: %s: first day of the week, such as May 1st */ __('Week of %s'), date),
  },
  month: { label: 'M', full: 'F Y', about: (date) => date },
};

/** Returns the bars with labels and tooltips (FACT-DASH-3). @param lang language code of dates and numbers */
export function statsBars(periods: readonly Period[], range: Range, lang: string): ChartBar[] {
  const { label, full, about } = words[range];
  // Dates have no time: format them in UTC to keep the day.
  const options = { lang, timeZone: 'UTC' };
  return periods.map(({ date, views }) => ({
    id: date,
    label: formatDate(date, label, options),
    value: views,
    tooltip: [
      about(formatDate(date, full, options)),
      sprintf(/* translators: %s: number of views */ __('Views: %s'), formatCount(views, lang)),
      __('Click to view Jetpack Stats.'),
    ],
  }));
}
