import { type CountOptions, formatCount } from '@flightdeck/shared/format';
import { __, _n, sprintf } from '@flightdeck/shared/i18n';
import { BigNumber, Skeleton } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import type { ReactNode } from 'react';
import css from './stats-card.css';
import type { Totals } from './stats-card-state';

export interface FiguresProps {
  /** null shows dashes (DASH-045). */
  readonly totals: Totals | null;
  readonly isLoading: boolean;
  readonly locale: CountOptions;
  /** Date of the best day in the site's date format; null if unknown. */
  readonly bestDate: string | null;
}

const renderNumber = (text: ReactNode) => <BigNumber>{text}</BigNumber>;
const renderRemark = (text: ReactNode) => <span className={css.remark}>{text}</span>;

/** Shows the figures beside the chart. */
export function Figures({ totals, bestDate, isLoading, locale }: FiguresProps) {
  const formatFigure = (value: number | null | undefined) =>
    value === undefined || value === null ? '-' : formatCount(value, locale);
  const bestDayLabel = __('Best overall day');
  const bestViews = totals?.bestDay?.views;
  /** A row shows its `text`, or else only its `value`. */
  const rows: readonly { readonly label: string; readonly value: string; readonly text?: string | false }[] = [
    { label: __('Views today'), value: formatFigure(totals?.viewsToday) },
    {
      label: bestDayLabel,
      value: formatFigure(bestViews),
      text:
        bestViews !== undefined &&
        bestDate !== null &&
        sprintf(
          /* translators: %1$s: number of views, drawn large; %2$s: a date. The <rest> tag is the line below the number. */
          _n('<count>%1$s</count> <rest>View, %2$s</rest>', '<count>%1$s</count> <rest>Views, %2$s</rest>', bestViews),
          formatFigure(bestViews),
          bestDate,
        ),
    },
    { label: __('All-time views'), value: formatFigure(totals?.views) },
    { label: __('All-time comments'), value: formatFigure(totals?.comments) },
  ];
  return (
    <dl className={css.figures}>
      {rows.map(({ label, value, text }) => (
        <div key={label}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            {isLoading && <Skeleton height={24} width={72} />}
            {isLoading && label === bestDayLabel && renderRemark(<Skeleton height={16} width={88} />)}
            {!isLoading &&
              (text ? interpolate(text, { count: renderNumber, rest: renderRemark }) : renderNumber(value))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
