import { __ } from '@flightdeck/shared/i18n';
import { StateChip } from '@flightdeck/shared/ui/chip';

/** The state "Offline". */
export const OfflineChip = () => (
  <StateChip icon="plug" tone="neutral">
    {__('Offline')}
  </StateChip>
);
