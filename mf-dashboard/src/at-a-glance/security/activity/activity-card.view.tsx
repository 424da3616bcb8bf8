import { __ } from '@flightdeck/shared/i18n';
import { featurePage } from '@flightdeck/shared/links/places';
import { recordClick } from '@flightdeck/shared/reporting';
import { initialState } from '@flightdeck/shared/session';
import { Card, OutLink } from '@flightdeck/shared/ui';
import { LoadingChip } from '../../cards/chips.view';

/**
 * Links to the site's activity log.
 * @param isExpected whether the card shows as loading, because the backup state is not loaded yet
 */
export function ActivityCard({ isExpected = false }: { readonly isExpected?: boolean }) {
  return (
    <Card
      actions={
        <OutLink
          href={featurePage('activity', initialState())}
          newTab
          onClick={() => recordClick({ type: 'activity-link', target: 'at-a-glance', feature: 'activity-log' })}
        >
          {__('View site activity')}
        </OutLink>
      }
      busy={isExpected}
      icon="list"
      state={isExpected ? <LoadingChip /> : undefined}
      testId="dash-card"
      title={__('Activity')}
    >
      <p>{__('See everything that happens on your site, and when.')}</p>
    </Card>
  );
}
