import { formatCount, formatMeasure, formatMoment } from '@flightdeck/shared/format';
import { __ } from '@flightdeck/shared/i18n';
import { pageState } from '@flightdeck/shared/session';
import { Button, Card, type ChipTone, StateChip } from '@flightdeck/shared/ui';
import { FigureCell, HeadCell, StatusTable } from '../status-table.view';
import { codesText, failedText, type ReleaseRow, releaseRows, stageWord, withdrawnText } from './release-rows';
import { useReleases } from './releases.resource';

const lang = (): string => document.documentElement.lang;

const tones: Readonly<Record<ReleaseRow['stage'], ChipTone>> = {
  live: 'success',
  staged: 'warning',
  withdrawn: 'danger',
};

/** Counts of visits by release, and the releases that the site has withdrawn. For administrators. */
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
      {Object.entries(report.withdrawn).map(([area, release]) => (
        <p key={area}>
          <StateChip tone="danger">{__('Withdrawn')}</StateChip>{' '}
          <time dateTime={release.at}>{formatMoment(release.at, pageState().locale)}</time>
          <br />
          <span>{withdrawnText(area, release)}</span>
        </p>
      ))}
      <StatusTable
        caption={__('Visits by release')}
        columns={[
          { label: __('Area') },
          { label: __('State') },
          { label: __('Version') },
          { label: __('Visits'), isNumber: true },
          { label: __('Failed'), isNumber: true },
          { label: __('Load time'), isNumber: true },
        ]}
      >
        {releaseRows(report).map((row) => (
          <Row key={`${row.area} ${row.version}`} row={row} />
        ))}
      </StatusTable>
    </Card>
  );
}

function Row({ row }: { readonly row: ReleaseRow }) {
  return (
    <tr>
      <HeadCell failure={codesText(row)} name={row.area} />
      <td>
        <StateChip tone={tones[row.stage]}>{stageWord(row.stage)}</StateChip>
      </td>
      <td>
        <code>{row.version}</code>
      </td>
      <FigureCell label={__('Visits')}>{formatCount(row.visits, lang())}</FigureCell>
      <FigureCell label={__('Failed')}>{failedText(row)}</FigureCell>
      <FigureCell label={__('Load time')}>{row.ms !== null && formatMeasure(row.ms, 'millisecond', lang())}</FigureCell>
    </tr>
  );
}
