import { __ } from '@flightdeck/shared/i18n';
import { StateChip } from '@flightdeck/shared/ui';

/** State of a connection in Offline Mode. */
export const OfflineChip = () => (
  <StateChip icon="plug" tone="neutral">
    {__('Offline')}
  </StateChip>
);
