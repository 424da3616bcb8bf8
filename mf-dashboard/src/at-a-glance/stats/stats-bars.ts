import { formatCount, formatDate } from '@flightdeck/shared/format';
import { __, sprintf } from '@flightdeck/shared/i18n';
import type { ChartBar } from './bar-chart/bar-chart.view';
import type { Period, Range } from './stats-card-state';

/** PHP date formats of label and tooltip. */
const formats: Readonly<Record<Range, readonly [string, string]>> = {
  day: ['M j', 'F jS'],
  week: ['M j', 'F jS'],
  month: ['M', 'F Y'],
};

/** Returns the bars with labels and tooltips (FACT-DASH-3). The newest period has not ended. @param lang language code of dates and numbers */
export function statsBars(periods: readonly Period[], range: Range, lang: string): ChartBar[] {
  const [labelFormat, tooltipFormat] = formats[range];
  // A date without a time is parsed as UTC; another time zone could show the day before.
  const options = { lang, timeZone: 'UTC' };
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
        sprintf(/* translators: %s: number of views */ __('Views: %s'), formatCount(views, lang)),
        ...(isIncomplete ? [incompleteNote] : []),
        __('Click to view Jetpack Stats.'),
      ],
      ...(isIncomplete && { incompleteNote }),
    };
  });
}
