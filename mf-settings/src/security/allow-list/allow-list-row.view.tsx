import { __ } from '@flightdeck/shared/i18n';
import { availability, isUsable } from '../../engine/access/access';
import type { SettingsInput } from '../../engine/access/settings-input';
import type { CardSwitchProps } from '../../engine/cards/card';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { allowListSwitch } from '../addresses/list-versions.store';
import { AllowedListField } from '../brute-force/allowed-list-field.view';
import { allowList } from '../firewall/address-lists.field';
import css from '../firewall/firewall.css';

/**
 * Draws the switch and the list of allowed addresses. Both need the firewall or brute force protection; the list also needs the
 * switch.
 */
export function AllowListRow(row: CardSwitchProps) {
  const input = useRuleInput();
  const reason = disabledReason(input);
  return (
    <CardSwitchRow {...row} disabledReason={reason}>
      <div className={css.lists}>
        <AllowedListField
          hint={__('Enter one IPv4 or IPv6 address or range per line.')}
          isEditable={reason === undefined && Boolean(input.serverValues[allowListSwitch])}
          list={allowList}
        />
      </div>
    </CardSwitchRow>
  );
}

/** Returns why the list has no effect; undefined if a feature uses it. */
function disabledReason(input: SettingsInput): string | undefined {
  const isActive = (module: string) => Boolean(input.serverValues[module]) && isUsable(availability(module, input));
  if (isActive('waf') || isActive('protect')) return undefined;
  return input.isOffline
    ? __('Unavailable in Offline Mode.')
    : __('Turn on the firewall or brute force protection first.');
}
