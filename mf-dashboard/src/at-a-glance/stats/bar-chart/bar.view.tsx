import { type PointerEvent, useRef } from 'react';
import css from './bar-chart.css';
import { barHeight } from './rules';

export interface ChartBar {
  readonly id: string;
  /** Short date below the bar: "Nov 10". */
  readonly label: string;
  readonly value: number;
  /** Lines of the tooltip: full date, value with its unit, further notes. */
  readonly tooltip: readonly string[];
  /** Says that the value can still grow, and makes the bar paler. */
  readonly incompleteNote?: string | undefined;
}

interface BarProps {
  readonly bar: ChartBar;
  readonly isLabeled: boolean;
  readonly maximum: number;
  readonly formatNumber: (value: number) => string;
  /** Whether the bar shows its tooltip. */
  readonly isActive: boolean;
  /** Whether the bar is the Tab stop. */
  readonly isTabStop: boolean;
  /** Side to which the tooltip opens. */
  readonly side: 'end' | 'start';
  /** Called when the pointer enters the column. */
  readonly onPoint: () => void;
  readonly onFocus: () => void;
  /** Called when the pointer leaves the column, or the column loses the focus. */
  readonly onLeave: () => void;
  readonly onSelect: ((bar: ChartBar) => void) | undefined;
}

/**
 * Shows one bar with its label and, while active, its tooltip. The whole column is the pointer target. On a touch screen, the
 * first tap shows the tooltip, and the second one selects the bar.
 */
export function Bar(props: BarProps) {
  const { bar, isLabeled, maximum, formatNumber, isActive, isTabStop, side, onSelect } = props;
  const isFirstTap = useRef(false);
  const note = bar.incompleteNote;
  const columnProps = {
    'aria-label': `${bar.tooltip[0] ?? bar.label} - ${formatNumber(bar.value)}.${note ? ` ${note}` : ''}`,
    className: isActive ? `${css.column} ${css.active}` : css.column,
    'data-bar': '',
    onBlur: props.onLeave,
    onFocus: props.onFocus,
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isFirstTap.current = pointerType === 'touch' && !isActive;
    },
    onPointerEnter: props.onPoint,
    onPointerLeave: props.onLeave,
    tabIndex: isTabStop ? 0 : -1,
  };
  const barElement = (
    <span
      className={note ? `${css.bar} ${css.incomplete}` : css.bar}
      style={{ blockSize: `${barHeight(bar.value, maximum)}%` }}
    />
  );
  return (
    <div className={css.cell}>
      {onSelect ? (
        <button
          {...columnProps}
          onClick={({ currentTarget }) => {
            if (!isFirstTap.current) return onSelect(bar);
            isFirstTap.current = false;
            // Safari does not focus a button on a tap.
            currentTarget.focus();
            props.onFocus();
          }}
          type="button"
        >
          {barElement}
        </button>
      ) : (
        <div {...columnProps} role="img">
          {barElement}
        </div>
      )}
      {isLabeled && (
        <span aria-hidden="true" className={isActive ? `${css.label} ${css.activeLabel}` : css.label}>
          {bar.label}
        </span>
      )}
      {/* Hidden from screen readers, which read the bar's name and the table. */}
      {isActive && (
        <span aria-hidden="true" className={`${css.tooltip} ${css[side]}`} data-testid="chart-tooltip">
          {bar.tooltip.map((line) => (
            <span className={css.tooltipLine} key={line}>
              {line}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
