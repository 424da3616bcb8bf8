import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { type ReactNode, useMemo } from 'react';
import type { CardSwitchProps } from '../../engine/cards/card';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { useField } from '../../engine/form/use-field.resource';
import { entriesOf, isReadCorrectly } from '../addresses/address-list';
import { AddressesField } from '../addresses/addresses-field.view';
import { hasAllowListSwitch } from '../addresses/list-versions.store';
import { allowList, blockList, blockListSwitch, bothListsSwitch } from './address-lists.field';
import css from './firewall.css';

/** Returns a placeholder for a list. The word "Example" distinguishes the examples from entries of the list. */
const placeholderOf = (examples: readonly string[]) => [__('Example:'), ...examples].join('\n');

/**
 * Draws the switch of both lists of the firewall, and the lists, up to Jetpack 13.6 (SET-061, SET-063). Since Jetpack 13.7, each
 * list has a separate switch, and the allow list has a separate card.
 */
export const BothListsRow = (row: CardSwitchProps) => (
  <CardSwitchRow {...row}>
    <div className={css.lists}>
      <FirewallList list="allow" />
      <FirewallList list="block" />
    </div>
  </CardSwitchRow>
);

/** Draws the switch of the block list, and the list, since Jetpack 13.7. */
export const BlockListRow = (row: CardSwitchProps) => (
  <CardSwitchRow {...row}>
    <div className={css.lists}>
      <FirewallList list="block" />
    </div>
  </CardSwitchRow>
);

/** Returns a text whose tags `<learn>` and `<privacy>` are links to Jetpack's information about shared data. */
export const withPrivacyLinks = (text: string) => interpolate(text, { learn: privacyLink, privacy: privacyLink });

const privacyLink = (text: ReactNode) => <OutLink href={redirect('jetpack-waf-settings-privacy-info')}>{text}</OutLink>;

const lists = {
  allow: { field: allowList, examples: ['203.0.113.7', '198.51.100.1-198.51.100.40'] },
  block: { field: blockList, examples: ['203.0.113.9', '2001:db8::17'] },
} as const;

function FirewallList({ list }: { readonly list: keyof typeof lists }) {
  const { serverValues } = useRuleInput();
  const { field, examples } = lists[list];
  const isOn = Boolean(serverValues[hasAllowListSwitch(serverValues) ? blockListSwitch : bothListsSwitch]);
  const isDisabled = !serverValues.waf || !isOn;
  const state = useField(field);
  const stored = serverValues[field.option];
  const isMisread = useMemo(() => typeof stored === 'string' && !isReadCorrectly(stored), [stored]);
  return (
    <AddressesField
      disabled={isDisabled}
      field={state}
      hint={
        <>
          {isMisread && !isDisabled && !state.isDirty && (
            <MisreadWarning onCorrect={() => state.edit(correctedList(stored))} />
          )}
          <span>{__('Enter one IPv4 or IPv6 address or range per line.')}</span>
        </>
      }
      label={field.label()}
      placeholder={placeholderOf(examples)}
      testId={`waf-${list}-list`}
    />
  );
}

const correctedList = (stored: unknown) => entriesOf(String(stored)).join('\n');

/** Says that the firewall misreads stored entries. A button corrects them as an unsaved change. */
const MisreadWarning = ({ onCorrect }: { readonly onCorrect: () => void }) => (
  <p>
    <span>
      {__("Jetpack can't read some entries of this list, such as ranges with spaces. Correct the list, then save it.")}
    </span>{' '}
    <Button onClick={onCorrect} variant="link">
      {__('Correct the list')}
    </Button>
  </p>
);
