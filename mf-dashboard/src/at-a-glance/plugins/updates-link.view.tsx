import { _n, sprintf } from '@flightdeck/shared/i18n';
import { adminPage, adminPages } from '@flightdeck/shared/links/places';
import { Button } from '@flightdeck/shared/ui';
import { siteDetails } from '../site-details.resource';
import { usePluginUpdates } from './plugin-updates.resource';

/** Links to the updates page of WordPress, with the number of updates; only in Offline Mode (DASH-021.8). */
export function UpdatesLink() {
  const count = usePluginUpdates();
  if (count === 0) return null;
  return (
    <Button href={adminPage(adminPages.updates, siteDetails().adminUrl)} variant="link">
      {sprintf(_n('%d update needed', '%d updates needed', count), count)}
    </Button>
  );
}
