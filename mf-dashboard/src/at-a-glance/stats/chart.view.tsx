import { __ } from '@flightdeck/shared/i18n';
import { Skeleton } from '@flightdeck/shared/ui';
import { useMemo } from 'react';
import { BarChart } from './bar-chart/bar-chart.view';
import { statsBars } from './stats-bars';
import css from './stats-card.css';
import type { Period, Range } from './stats-card-state';

export interface ChartProps {
  /** null while loading. */
  readonly periods: readonly Period[] | null;
  readonly range: Range;
  readonly lang: string;
  readonly onSelect: (date: string) => void;
}

/** Shows the views per day, week or month. */
export function Chart({ periods, range, lang, onSelect }: ChartProps) {
  // Formatting the dates of sixty periods is slow.
  const bars = useMemo(() => periods && statsBars(periods, range, lang), [periods, range, lang]);
  const { label, column } = words[range]();
  return (
    <BarChart
      bars={bars}
      barsLabel={column}
      label={label}
      lang={lang}
      onSelect={({ id }) => onSelect(id)}
      placeholder={<ChartSkeleton />}
      valuesLabel={__('Views')}
    />
  );
}

const words: Readonly<Record<Range, () => { readonly label: string; readonly column: string }>> = {
  day: () => ({ label: __('Views per day'), column: __('Day') }),
  week: () => ({ label: __('Views per week'), column: __('Week') }),
  month: () => ({ label: __('Views per month'), column: __('Month') }),
};

/** Keeps the height of the chart while its file and numbers load. */
const ChartSkeleton = () => (
  <div className={css.waiting}>
    <Skeleton height={156} />
  </div>
);
