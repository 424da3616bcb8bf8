import { formatCount } from '@flightdeck/shared/format/number';
import { __, _n, sprintf } from '@flightdeck/shared/i18n';
import { BigNumber } from '@flightdeck/shared/ui/card';
import { Skeleton } from '@flightdeck/shared/ui/skeleton';
import css from './stats-card.css';
import type { Totals } from './stats-card-state';

export interface FiguresProps {
  /** null shows dashes (DASH-045). */
  readonly totals: Totals | null;
  readonly isLoading: boolean;
  readonly lang: string;
  /** Date of the best day in the site's date format. */
  readonly best: string | null;
}

/** Shows the figures beside the chart. */
export function Figures({ totals, best, isLoading, lang }: FiguresProps) {
  const count = (value: number | null | undefined) =>
    value === undefined || value === null ? '-' : formatCount(value, lang);
  const bestLabel = __('Best overall day');
  const bestViews = totals?.bestDay?.views;
  const rows: readonly { readonly label: string; readonly value: string; readonly remark?: string | undefined }[] = [
    { label: __('Views today'), value: count(totals?.viewsToday) },
    {
      label: bestLabel,
      value: count(bestViews),
      remark:
        bestViews !== undefined && best !== null
          ? sprintf(
              /* translators: %s: a date; follows the number of views on that day: 1,234 Views, May 1, 2023 */
              _n('View, %s', 'Views, %s', bestViews),
              best,
            )
          : undefined,
    },
    { label: __('All-time views'), value: count(totals?.views) },
    { label: __('All-time comments'), value: count(totals?.comments) },
  ];
  return (
    <dl className={css.figures}>
      {rows.map(({ label, value, remark }) => (
        <div key={label}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            {isLoading ? <Skeleton height={24} width={72} /> : <BigNumber>{value}</BigNumber>}
            {isLoading && label === bestLabel && (
              <span className={css.remark}>
                <Skeleton height={16} width={88} />
              </span>
            )}
            {!isLoading && remark && <span className={css.remark}>{remark}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
