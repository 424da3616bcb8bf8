import { type CountOptions, formatCount } from '@flightdeck/shared/format';
import { __ } from '@flightdeck/shared/i18n';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Bar, type ChartBar } from './bar.view';
import css from './bar-chart.css';
import { useChartSize } from './chart-size.store';
import { ChartTable } from './chart-table.view';
import { type ChartSize, indexAfterKey, isLabeled, tooltipSide, yMaximum } from './rules';

export type { ChartBar };

/** Time from pointing at a bar to its tooltip, in ms (SHR-156). */
const tooltipDelay = 200;

export interface BarChartProps {
  /** Name of the figure and of its table: "Views per day". */
  readonly label: string;
  /** Table heading of the bars: "Day". */
  readonly barsLabel: string;
  /** Table heading of the values: "Views". */
  readonly valuesLabel: string;
  /** Oldest first. A narrow chart shows the newest bars. null while loading. */
  readonly bars: readonly ChartBar[] | null;
  /** Shown while the values load. The chart measures its width in that time, so that all bars are drawn at once afterwards. */
  readonly placeholder?: ReactNode;
  /** Called when the user presses a bar. Without this prop, bars are not buttons. */
  readonly onSelect?: ((bar: ChartBar) => void) | undefined;
  readonly locale: CountOptions;
  readonly testId?: string | undefined;
}

/**
 * Shows values over time. The chart is one Tab stop; arrow keys, Home and End move between the bars. A table for screen readers
 * has all values, including those of bars that don't fit.
 */
export function BarChart({ bars, placeholder, ...props }: BarChartProps) {
  const container = useRef<HTMLDivElement>(null);
  const size = useChartSize(container, flushSync);
  return (
    <div className={css.container} ref={container}>
      {bars ? <BarFigure {...props} bars={bars} size={size} /> : placeholder}
    </div>
  );
}

interface BarFigureProps extends BarChartProps {
  readonly bars: readonly ChartBar[];
  readonly size: ChartSize | null;
}

function BarFigure(props: BarFigureProps) {
  const { label, barsLabel, valuesLabel, bars, onSelect, locale, testId, size } = props;
  const barsRow = useRef<HTMLDivElement>(null);
  const { activeId, focusedId, point, focus, hide } = useActiveBar();

  const shownBars = size ? bars.slice(-size.barCount) : [];
  const barWidth = (size?.width ?? 0) / Math.max(shownBars.length, 1);
  const maximum = yMaximum(shownBars.map((bar) => bar.value));
  const focusedIndex = shownBars.findIndex((bar) => bar.id === focusedId);
  const tabStopIndex = focusedIndex < 0 ? shownBars.length - 1 : focusedIndex;
  const formatNumber = (value: number) => formatCount(value, locale);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && activeId !== undefined) {
      // Keep a surrounding dialog open.
      event.preventDefault();
      hide();
    }
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const nextIndex = indexAfterKey(event.key, tabStopIndex, shownBars.length, isRtl);
    if (nextIndex === undefined) return;
    event.preventDefault();
    barsRow.current?.querySelectorAll<HTMLElement>('[data-bar]')[nextIndex]?.focus();
  };
  return (
    <figure aria-label={label} className={css.chart} data-testid={testId}>
      <div className={css.plot}>
        {[0, 50, 100].map((percent) => (
          <span className={css.gridLine} key={percent} style={{ insetBlockEnd: `${percent}%` }} />
        ))}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div aria-label={label} className={css.bars} onKeyDown={onKeyDown} ref={barsRow} role="group">
          {shownBars.map((bar, index) => (
            <Bar
              bar={bar}
              isActive={bar.id === activeId}
              isLabeled={isLabeled(index, shownBars.length, barWidth)}
              isTabStop={index === tabStopIndex}
              key={bar.id}
              maximum={maximum}
              formatNumber={formatNumber}
              onFocus={() => focus(bar.id)}
              onLeave={hide}
              onPoint={() => point(bar.id)}
              onSelect={onSelect}
              side={tooltipSide(index, shownBars.length, barWidth)}
            />
          ))}
        </div>
        {bars.length > 0 && bars.every((bar) => bar.value === 0) && (
          <p className={css.empty}>{__('No activity this period')}</p>
        )}
      </div>
      <div aria-hidden="true" className={css.axis}>
        {[maximum, maximum / 2, 0].map((value) => (
          <span key={value}>{formatNumber(value)}</span>
        ))}
      </div>
      <ChartTable
        bars={bars}
        barsLabel={barsLabel}
        label={label}
        formatNumber={formatNumber}
        valuesLabel={valuesLabel}
      />
    </figure>
  );
}

/**
 * Returns the IDs of the active bar, which has the tooltip, and of the last focused bar, with the functions that change them. A bar
 * becomes active immediately on focus, and after a delay under the pointer.
 */
function useActiveBar() {
  const [activeId, setActiveId] = useState<string>();
  const [focusedId, setFocusedId] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hide = () => {
    clearTimeout(timer.current);
    setActiveId(undefined);
  };
  return {
    activeId,
    focusedId,
    hide,
    point: (id: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setActiveId(id), tooltipDelay);
    },
    focus: (id: string) => {
      clearTimeout(timer.current);
      setFocusedId(id);
      setActiveId(id);
    },
  };
}
