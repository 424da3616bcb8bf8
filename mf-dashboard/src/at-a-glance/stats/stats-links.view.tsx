import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName, redirect } from '@flightdeck/shared/links';
import { adminPage, adminPages } from '@flightdeck/shared/links/places';
import { recordClick } from '@flightdeck/shared/reporting';
import { routeHref } from '@flightdeck/shared/session';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { siteDetails } from '../site-details.resource';
import type { StatsCardData } from './stats-card.resource';

export type StatsLinksProps = Pick<StatsCardData, 'canConnect' | 'showsProviderStats'>;

/** Shows the links below the chart. */
export const StatsLinks = ({ canConnect, showsProviderStats }: StatsLinksProps) => (
  <>
    <Button
      href={adminPage(adminPages.stats, siteDetails().adminUrl)}
      onClick={() => recordClick({ text: 'view_detailed_stats' })}
      variant="link"
    >
      {__('View detailed stats')}
    </Button>
    {canConnect && (
      <Button href={routeHref('/connect-user')} variant="link">
        {__('Connect your account for more stats')}
      </Button>
    )}
    {showsProviderStats && (
      <OutLink
        href={redirect('calypso-stats-insights')}
        newTab
        onClick={() => recordClick({ text: 'view_wpcom_stats' })}
      >
        {sprintf(/* translators: %s: the hosting service, WordPress.com */ __('View on %s'), providerName)}
      </OutLink>
    )}
  </>
);
