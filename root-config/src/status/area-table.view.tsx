import type { AreaName } from '@flightdeck/shared/contracts/areas';
import { formatMoment } from '@flightdeck/shared/format';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { pageState } from '@flightdeck/shared/session';
import { Button, type ChipTone, StateChip, VisuallyHidden } from '@flightdeck/shared/ui';
import type { AreaStatus } from './area-status';
import { failureText, stateWord, timeText } from './status-rows';
import { FigureCell, HeadCell, StatusTable } from './status-table.view';

const tones: Readonly<Record<AreaStatus['state'], ChipTone>> = {
  ready: 'success',
  failed: 'danger',
  'not-loaded': 'neutral',
  missing: 'neutral',
};

interface AreaTableProps {
  readonly areas: readonly AreaStatus[];
  /** The area that is being loaded; null for none. */
  readonly loading: AreaName | null;
  readonly onLoad: (area: AreaName) => void;
}

/** Table of all areas. On narrow screens, each row is a block. */
export function AreaTable({ areas, loading, onLoad }: AreaTableProps) {
  return (
    <StatusTable
      caption={__('Dashboard areas')}
      columns={[
        { label: __('Area') },
        { label: __('State') },
        { label: __('Version') },
        { label: __('Source') },
        { label: __('Load time'), isNumber: true },
        { label: __('Action'), isHeadHidden: true },
      ]}
    >
      {areas.map((area) => (
        <AreaRow area={area} isLoading={loading === area.area} key={area.area} onLoad={() => onLoad(area.area)} />
      ))}
    </StatusTable>
  );
}

interface AreaRowProps {
  readonly area: AreaStatus;
  readonly isLoading: boolean;
  readonly onLoad: () => void;
}

function AreaRow({ area, isLoading, onLoad }: AreaRowProps) {
  const { area: name, version, origin, isOverridden, state } = area;
  const lastFailure = failureText(area, (at) => formatMoment(at, pageState().locale));
  return (
    <tr>
      <HeadCell
        failure={
          lastFailure &&
          sprintf(
            /* translators: %s: an error code, a component and a time. */
            __('Last failure: %s'),
            lastFailure,
          )
        }
        name={name}
      />
      <td>
        {isOverridden ? (
          <StateChip tone="warning">{__('Override')}</StateChip>
        ) : (
          <StateChip tone={tones[state]}>{stateWord(area)}</StateChip>
        )}
      </td>
      <td>
        <code>{version}</code>
      </td>
      <td>{isOverridden ? <code>{origin}</code> : origin && __('This site')}</td>
      <FigureCell label={__('Load time')}>{timeText(area, pageState().locale.lang)}</FigureCell>
      <td>
        {(state === 'failed' || state === 'not-loaded') && (
          <Button
            busy={isLoading}
            busyLabel={__('Loading…')}
            icon={state === 'failed' ? 'retry' : undefined}
            onClick={onLoad}
          >
            <span>{state === 'failed' ? __('Retry') : __('Load')}</span> <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
      </td>
    </tr>
  );
}
