import { __ } from '@flightdeck/shared/i18n';
import { useFacts } from '../../engine/form-context.store';
import { SwitchRow } from '../../engine/switch-row.view';
import { useField } from '../../engine/use-field.resource';
import { AddressesField } from '../addresses/addresses-field.view';
import { allowList, blockList } from './address-lists.field';
import css from './firewall.css';

/** The word "Example" sets the placeholder apart from real entries. */
const example = (...lines: readonly string[]) => [__('Example:'), ...lines].join('\n');

/** The allow list and the block list of the firewall (SET-061, SET-063). */
export function AddressLists() {
  const { serverValues } = useFacts();
  const blocked = useField(blockList);
  const allowed = useField(allowList);
  const disabled = !serverValues.waf || !serverValues.jetpack_waf_ip_list;
  const hint = __('Enter one IPv4 or IPv6 address or range per line.');
  return (
    <SwitchRow
      explanation={__('Always allow or always block specific IP addresses.')}
      label={__('Allow and block lists')}
      rule={{ option: 'jetpack_waf_ip_list', module: 'waf' }}
    >
      <div className={css.lists}>
        <AddressesField
          disabled={disabled}
          field={allowed}
          hint={hint}
          label={allowList.label()}
          placeholder={example('203.0.113.7', '198.51.100.1-198.51.100.40')}
          testId="waf-allow-list"
        />
        <AddressesField
          disabled={disabled}
          field={blocked}
          hint={hint}
          label={blockList.label()}
          placeholder={example('203.0.113.9', '2001:db8::17')}
          testId="waf-block-list"
        />
      </div>
    </SwitchRow>
  );
}
