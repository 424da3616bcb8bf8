import { __ } from '@flightdeck/shared/i18n';
import { blockerText } from '../../engine/access/blocker-text.view';
import type { CardSwitchProps } from '../../engine/cards/card';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import type { UpdateTexts } from '../../engine/saving/update.resource';
import { acceleratorState, isAcceleratorForcedOn } from './accelerator-rules';

/** Draws the switch of the accelerator. The switches below it are enabled even while it is off: they have separate rules. */
export function AcceleratorRow(row: CardSwitchProps) {
  const input = useRuleInput();
  return (
    <CardSwitchRow
      {...row}
      childrenDisabled={false}
      disabled={acceleratorState(input) === 'disabled'}
      disabledReason={isAcceleratorForcedOn(input) ? blockerText('forced-on') : undefined}
      texts={acceleratorTexts}
    />
  );
}

/** Returns the texts of the notices for turning the accelerator on or off (SET-093). */
const acceleratorTexts = (on: boolean): UpdateTexts =>
  on
    ? {
        saving: __('Enabling Site accelerator…'),
        saved: __('Site accelerator is now speeding up your site!'),
        /* translators: %s: the reason */
        failed: __('Error enabling Site accelerator. %s'),
        includesCode: true,
      }
    : {
        saving: __('Disabling site accelerator…'),
        saved: __('Site accelerator is no longer speeding up your site!'),
        /* translators: %s: the reason */
        failed: __('Error disabling site accelerator. %s'),
        includesCode: true,
      };
