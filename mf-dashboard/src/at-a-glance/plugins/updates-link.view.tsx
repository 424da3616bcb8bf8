import { pluginUpdatesRead } from '@flightdeck/shared/calls/plugins';
import { _n, sprintf } from '@flightdeck/shared/i18n';
import { adminPage } from '@flightdeck/shared/links/places';
import { useConnection } from '@flightdeck/shared/parts';
import { Button } from '@flightdeck/shared/ui/button';
import { useReading } from '../reads/site-reads.resource';
import { siteFacts } from '../site-facts.resource';

/**
 * Where an offline site updates its plugins: in its own admin. Online the provider looks after updates, and nothing is asked
 * (DASH-021.8; OQ-039). What cannot be known is not said.
 */
export function UpdatesLink() {
  const isOffline = useConnection().status === 'offline';
  const { reading } = useReading(pluginUpdatesRead, (count) => count, isOffline);
  if (!isOffline || reading.step !== 'loaded' || reading.value === 0) return null;
  const count = reading.value;
  return (
    <Button href={adminPage('updates', siteFacts().adminUrl)} variant="link">
      {sprintf(_n('%d update needed', '%d updates needed', count), count)}
    </Button>
  );
}
