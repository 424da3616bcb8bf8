import { __, sprintf } from '@flightdeck/shared/i18n';
import { recordClick } from '@flightdeck/shared/reporting';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui';
import { interpolate, Stack } from '@flightdeck/shared/ui/layout';
import { useDeferredValue, useMemo } from 'react';
import type { Field } from '../../engine/form/field';
import { useField } from '../../engine/form/use-field.resource';
import { addressFinder, withEntry } from '../addresses/address-list';
import { AddressesField } from '../addresses/addresses-field.view';
import { readIp } from '../addresses/ip-address';

export interface AllowedListFieldProps {
  readonly list: Field<string>;
  readonly isEditable: boolean;
  readonly hint: string;
}

/** Field for the always-allowed addresses, with a button that adds the user's current address (SET-064 to SET-070). */
export function AllowedListField({ list, isEditable, hint }: AllowedListFieldProps) {
  const field = useField(list);
  return (
    <Stack gap="tight">
      <AddressesField
        disabled={!isEditable}
        field={field}
        hint={hint}
        label={list.label()}
        placeholder={__('Example: 12.12.12.1-12.12.12.100')}
        testId="allowed-list"
      />
      {field.value !== undefined && (
        <CurrentIp
          isEditable={isEditable}
          isSaving={field.isSaving}
          onAdd={(ip) => {
            recordClick({ target: 'add-to-whitelist', feature: 'protect' });
            field.edit(withEntry(field.value ?? '', ip));
          }}
          text={field.value}
        />
      )}
    </Stack>
  );
}

interface CurrentIpProps {
  readonly text: string;
  readonly isEditable: boolean;
  readonly isSaving: boolean;
  readonly onAdd: (ip: string) => void;
}

/** Shows the user's current IP address, with a button that adds it to the list as an unsaved change (OQ-074). */
function CurrentIp({ text, isEditable, isSaving, onAdd }: CurrentIpProps) {
  const ip = initialState().currentIp;
  const isListedIn = useMemo(() => addressFinder(ip || ''), [ip]);
  const deferredText = useDeferredValue(text);
  // Some servers report an address with a zone (`fe80::1%eth0`) or a word. No list accepts them.
  if (!ip || !readIp(ip)) return null;
  const isListed = isListedIn(deferredText);
  return (
    <Stack gap="tight">
      <p>
        {interpolate(
          sprintf(
            /* translators: %s: an IP address */
            __('Your current IP: <ip>%s</ip>'),
            ip,
          ),
          { ip: (address) => <bdi>{address}</bdi> },
        )}
      </p>
      <div>
        <Button
          disabled={!isEditable || isSaving}
          disabledReason={
            isEditable && !isSaving && isListed ? __('Your IP address is already on the list.') : undefined
          }
          onClick={() => onAdd(ip)}
        >
          {__('Add to Always Allowed list')}
        </Button>
      </div>
    </Stack>
  );
}
