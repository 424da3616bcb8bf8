import { __ } from '@flightdeck/shared/i18n';
import { StateChip } from '@flightdeck/shared/ui/chip';

/** The provider prepares it; nothing is to be done meanwhile, and nothing is on its way to this page. */
export const SettingUpChip = () => (
  <StateChip icon="spinner" tone="neutral">
    {__('Setting up')}
  </StateChip>
);
