import { __ } from '@flightdeck/shared/i18n';
import { StateChip } from '@flightdeck/shared/ui/chip';

/** The state of a card whose feature the plan does not bring. */
export const NotInPlan = () => (
  <StateChip icon="lock" tone="neutral">
    {__('Not in your plan')}
  </StateChip>
);
