import { type CountOptions, type DateOptions, formatCount, formatDate } from '@flightdeck/shared/format';
import { __, _x, sprintf } from '@flightdeck/shared/i18n';
import type { ChartBar } from './bar-chart/bar-chart.view';
import type { Period, Range } from './stats-card-state';

export type StatsLocale = CountOptions & Pick<DateOptions, 'dateNames'>;

/** Returns the PHP date formats of label and tooltip. */
function formatsOf(range: Range): readonly [string, string] {
  if (range === 'month') return ['M', /* translators: date format for PHP */ _x('F Y', 'month of a chart')];
  return [
    /* translators: date format for PHP, as short as possible: j.n. */
    _x('M j', 'label of a bar'),
    /* translators: date format for PHP */
    _x('F jS', 'tooltip of a bar'),
  ];
}

/** Returns the bars with labels and tooltips (FACT-DASH-3). The newest period has not ended. */
export function statsBars(periods: readonly Period[], range: Range, locale: StatsLocale): ChartBar[] {
  const [labelFormat, tooltipFormat] = formatsOf(range);
  // A date without a time is parsed as UTC; another time zone could show the day before.
  const options = { ...locale, timeZone: 'UTC' };
  const periodName = (date: string) =>
    range === 'week'
      ? sprintf(/* translators: %s: first day of the week, such as May 1st */ __('Week of %s'), date)
      : date;
  const incompleteNote = __('Not complete yet.');
  return periods.map(({ date, views }, index) => {
    const isIncomplete = index === periods.length - 1;
    return {
      id: date,
      label: formatDate(date, labelFormat, options),
      value: views,
      tooltip: [
        periodName(formatDate(date, tooltipFormat, options)),
        sprintf(/* translators: %s: number of views */ __('Views: %s'), formatCount(views, locale)),
        ...(isIncomplete ? [incompleteNote] : []),
        __('Click to view Jetpack Stats.'),
      ],
      ...(isIncomplete && { incompleteNote }),
    };
  });
}
