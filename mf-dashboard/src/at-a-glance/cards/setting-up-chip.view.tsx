import { __ } from '@flightdeck/shared/i18n';
import { StateChip } from '@flightdeck/shared/ui';

/** Marks a feature that the provider is preparing; the user has nothing to do. */
export const SettingUpChip = () => (
  <StateChip icon="spinner" tone="neutral">
    {__('Setting up')}
  </StateChip>
);
