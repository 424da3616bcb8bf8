import { __ } from '@flightdeck/shared/i18n';
import { Skeleton } from '@flightdeck/shared/ui';
import { useMemo } from 'react';
import { BarChart, type BarChartProps } from './bar-chart/bar-chart.view';
import { type StatsLocale, statsBars } from './stats-bars';
import css from './stats-card.css';
import type { Period, Range } from './stats-card-state';

export interface ChartProps {
  /** null while loading. */
  readonly periods: readonly Period[] | null;
  readonly range: Range;
  readonly locale: StatsLocale;
  readonly onSelect: (date: string) => void;
}

/** Shows the views per day, week or month. */
export function Chart({ periods, range, locale, onSelect }: ChartProps) {
  // Formatting the dates of sixty periods is slow.
  const bars = useMemo(() => periods && statsBars(periods, range, locale), [periods, range, locale]);
  const { label, barsLabel } = chartTexts[range]();
  return (
    <BarChart
      bars={bars}
      barsLabel={barsLabel}
      label={label}
      locale={locale}
      onSelect={({ id }) => onSelect(id)}
      placeholder={<ChartSkeleton />}
      valuesLabel={__('Views')}
    />
  );
}

const chartTexts: Readonly<Record<Range, () => Pick<BarChartProps, 'label' | 'barsLabel'>>> = {
  day: () => ({ label: __('Views per day'), barsLabel: __('Day') }),
  week: () => ({ label: __('Views per week'), barsLabel: __('Week') }),
  month: () => ({ label: __('Views per month'), barsLabel: __('Month') }),
};

/** Keeps the height of the chart while its numbers load. */
const ChartSkeleton = () => (
  <div className={css.chartSkeleton}>
    <Skeleton height={120} />
  </div>
);
