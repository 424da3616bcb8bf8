import { formatCount } from '@flightdeck/shared/format';
import { __, _n, sprintf } from '@flightdeck/shared/i18n';
import { recordClick } from '@flightdeck/shared/reporting';
import { Button } from '@flightdeck/shared/ui';
import { lang } from '../../cards/card-facts.resource';
import { useViewEvent } from '../../cards/use-view-event.resource';
import css from './record-meter.css';
import { type RecordItem, shares } from './record-meter-items';

export interface RecordsProps {
  readonly records: readonly RecordItem[];
  readonly onDismiss: () => void;
}

/** Shows the records as a bar, and as a table for screen readers (DASH-048). */
export function Records({ records, onDismiss }: RecordsProps) {
  const counts = Object.fromEntries(records.map(({ kind, count }) => [kind, count]));
  useViewEvent(true, 'jetpack_wpa_aag_backup_bar_chart_view', counts);
  const format = (count: number) => formatCount(count, lang());
  const widths = shares(records.map(({ count }) => count));
  const dismiss = () => {
    recordClick({ target: 'backup_bar_chart_close', type: 'dismiss', ...counts });
    onDismiss();
  };
  return (
    <div className={css.records}>
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
        {records.map(({ kind, backgroundColor }, index) => (
          <span key={kind} style={{ inlineSize: `${widths[index] ?? 0}%`, backgroundColor }} />
        ))}
      </div>
      <ul aria-hidden="true" className={css.legend}>
        {records.map(({ kind, count, backgroundColor }) => (
          <li className={css.kind} key={kind}>
            <span className={css.dot} style={{ backgroundColor }} />
            <span>{sprintf(words[kind].counted(count), format(count))}</span>
          </li>
        ))}
      </ul>
      <RecordTable format={format} records={records} />
    </div>
  );
}

/** Shows the records to screen readers. `fd-visually-hidden` is a global class of `base.css`. */
const RecordTable = ({
  records,
  format,
}: Pick<RecordsProps, 'records'> & { readonly format: (count: number) => string }) => (
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
        {records.map(({ kind, count }) => (
          <tr key={kind}>
            <th scope="row">{words[kind].title()}</th>
            <td>{format(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface RecordWords {
  readonly title: () => string;
  readonly counted: (count: number) => string;
}

const words: Readonly<Record<RecordItem['kind'], RecordWords>> = {
  posts: { title: () => __('Posts'), counted: (count) => _n('%s post', '%s posts', count) },
  plugins: { title: () => __('Plugins'), counted: (count) => _n('%s plugin', '%s plugins', count) },
  comments: { title: () => __('Comments'), counted: (count) => _n('%s comment', '%s comments', count) },
};
