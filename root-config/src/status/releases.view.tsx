import { __, sprintf } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui/button';
import { Card } from '@flightdeck/shared/ui/card';
import { StateChip } from '@flightdeck/shared/ui/chip';
import { VisuallyHidden } from '@flightdeck/shared/ui/visually-hidden';
import css from './area-table.css';
import { failedText, type ReleaseRow, releaseRows, stageWord, takenBackText } from './release-rows';
import { useReleases } from './releases.resource';

/** Counts of the last 14 days by release, and the releases that the site has taken back. For administrators. */
export function Releases({ mayRead }: { readonly mayRead: boolean }) {
  const { report, hasFailed, retry } = useReleases(mayRead);
  if (hasFailed)
    return (
      <Card
        actions={<Button onClick={retry}>{__('Try again')}</Button>}
        fill
        icon="info"
        level={2}
        title={__('Releases')}
      >
        <p role="alert">{__("Couldn't load the release counts.")}</p>
      </Card>
    );
  if (!report) return null;
  return (
    <Card fill icon="info" level={2} title={__('Releases')}>
      {report.takenBack.map((each) => (
        <p key={`${each.area} ${each.at}`}>
          <StateChip tone="danger">{__('Taken back')}</StateChip> {takenBackText(each)} <time>{each.at}</time>
        </p>
      ))}
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{__('Visits of the last 14 days by release')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{__('Area')}</th>
            <th scope="col">{__('State')}</th>
            <th scope="col">{__('Version')}</th>
            <th className={css.number} scope="col">
              {__('Visits')}
            </th>
            <th className={css.number} scope="col">
              {__('Failed')}
            </th>
            <th className={css.number} scope="col">
              {__('Load time')}
            </th>
          </tr>
        </thead>
        <tbody>
          {releaseRows(report).map((row) => (
            <Row key={`${row.area} ${row.version}`} row={row} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Row({ row }: { readonly row: ReleaseRow }) {
  const codes = Object.entries(row.codes).map(([code, count]) => `${code} × ${count}`);
  return (
    <tr>
      <th scope="row">
        {row.area}
        {codes.length > 0 && <span className={css.failure}>{codes.join(', ')}</span>}
      </th>
      <td>
        <StateChip tone={row.stage === 'live' ? 'success' : row.stage === 'staged' ? 'warning' : 'neutral'}>
          {stageWord(row.stage)}
        </StateChip>
      </td>
      <td>
        <code>{row.version}</code>
      </td>
      <td className={css.number}>{row.loads}</td>
      <td className={css.number}>{failedText(row)}</td>
      <td className={css.number}>
        {row.ms !== null &&
          sprintf(
            /* translators: %d: a number of milliseconds. */
            __('%d ms'),
            row.ms,
          )}
      </td>
    </tr>
  );
}
