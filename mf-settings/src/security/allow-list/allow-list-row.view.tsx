import { __ } from '@flightdeck/shared/i18n';
import { availability, isUsable } from '../../engine/access/access';
import type { SettingsFacts } from '../../engine/access/facts';
import type { CardSwitchProps } from '../../engine/cards/card';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { useFacts } from '../../engine/form/form-context.store';
import { allowListSwitch } from '../addresses/jetpack-lists.store';
import { AllowedListField } from '../brute-force/allowed-list-field.view';
import { allowList } from '../firewall/address-lists.field';
import css from '../firewall/firewall.css';

/** Draws the switch and the list of allowed addresses. They have an effect while one of the two features is on. */
export function AllowListRow(row: CardSwitchProps) {
  const facts = useFacts();
  const reason = reasonAgainst(facts);
  return (
    <CardSwitchRow {...row} disabledReason={reason}>
      <div className={css.lists}>
        <AllowedListField
          hint={__('Enter one IPv4 or IPv6 address or range per line.')}
          isEditable={reason === undefined && Boolean(facts.serverValues[allowListSwitch])}
          rules={allowList}
        />
      </div>
    </CardSwitchRow>
  );
}

/** Returns why the list has no effect; undefined if it has one. */
function reasonAgainst(facts: SettingsFacts): string | undefined {
  const uses = (module: string) => Boolean(facts.serverValues[module]) && isUsable(availability(module, facts));
  if (uses('waf') || uses('protect')) return undefined;
  return facts.isOffline
    ? __('Unavailable in Offline Mode.')
    : __('Turn on the firewall or brute force protection first.');
}
