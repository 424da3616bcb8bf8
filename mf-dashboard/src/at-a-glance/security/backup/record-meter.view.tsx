import { formatCount } from '@flightdeck/shared/format';
import { __, _n, sprintf } from '@flightdeck/shared/i18n';
import { recordClick } from '@flightdeck/shared/reporting';
import { Button, Skeleton } from '@flightdeck/shared/ui';
import { Stack } from '@flightdeck/shared/ui/layout';
import { locale } from '../../cards/card-input.resource';
import { useViewEvent } from '../../cards/use-view-event.resource';
import css from './record-meter.css';
import { percentages, type RecordMeterItem } from './record-meter-items';

export interface RecordMeterProps {
  readonly items: readonly RecordMeterItem[];
  readonly onDismiss: () => void;
}

/** Shows how much content a backup would include: as a bar, and as a table for screen readers (DASH-048). */
export function RecordMeter({ items, onDismiss }: RecordMeterProps) {
  const counts = Object.fromEntries(items.map(({ kind, count }) => [kind, count]));
  useViewEvent(true, 'jetpack_wpa_aag_backup_bar_chart_view', counts);
  const widths = percentages(items.map(({ count }) => count));
  const dismiss = () => {
    recordClick({ target: 'backup_bar_chart_close', type: 'dismiss', ...counts });
    onDismiss();
  };
  return (
    <div className={css.meter}>
      <div className={css.head}>
        <p>
          {sprintf(
            /* translators: %1$s: number of posts, more than 20. %2$s: number of comments */
            __('Upgrade to back up your %1$s posts, %2$s comments and everything else on your site.'),
            format(counts.posts ?? 0),
            format(counts.comments ?? 0),
          )}
        </p>
        <Button icon="close" onClick={dismiss} variant="icon">
          {__('Close')}
        </Button>
      </div>
      <div aria-hidden="true" className={css.bar}>
        {items.map(({ kind, backgroundColor }, index) => (
          <span key={kind} style={{ inlineSize: `${widths[index] ?? 0}%`, backgroundColor }} />
        ))}
      </div>
      <ItemTable items={items} />
    </div>
  );
}

/** Names the colors of the record meter. */
export const MeterLegend = ({ items }: Pick<RecordMeterProps, 'items'>) => (
  <span aria-hidden="true" className={css.legend}>
    {items.map(({ kind, count, backgroundColor }) => (
      <span className={css.legendItem} key={kind}>
        <span className={css.dot} style={{ backgroundColor }} />
        <span>{sprintf(kindTexts[kind].countText(count), format(count))}</span>
      </span>
    ))}
  </span>
);

/** Keeps the height of the record meter and the button below it. */
export const RecordMeterSkeleton = () => (
  <Stack gap="tight">
    <Skeleton lines={2} />
    <Skeleton height={8} />
    <Skeleton height={32} />
  </Stack>
);

const format = (count: number): string => formatCount(count, locale());

/** Shows the items to screen readers. `fd-visually-hidden` is a global class of `base.css`. */
const ItemTable = ({ items }: Pick<RecordMeterProps, 'items'>) => (
  <div className="fd-visually-hidden">
    <table>
      <caption>{__('Posts, plugins and comments on your site')}</caption>
      <thead>
        <tr>
          <th scope="col">{__('Type')}</th>
          <th scope="col">{__('Number')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ kind, count }) => (
          <tr key={kind}>
            <th scope="row">{kindTexts[kind].title()}</th>
            <td>{format(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface KindTexts {
  readonly title: () => string;
  /** Returns the text with `%s` for the count. */
  readonly countText: (count: number) => string;
}

const kindTexts: Readonly<Record<RecordMeterItem['kind'], KindTexts>> = {
  posts: { title: () => __('Posts'), countText: (count) => _n('%s post', '%s posts', count) },
  plugins: { title: () => __('Plugins'), countText: (count) => _n('%s plugin', '%s plugins', count) },
  comments: { title: () => __('Comments'), countText: (count) => _n('%s comment', '%s comments', count) },
};
