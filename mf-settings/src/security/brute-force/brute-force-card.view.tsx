import { __ } from '@flightdeck/shared/i18n';
import { availability, isUsable } from '../../engine/access/access';
import type { SettingsInput } from '../../engine/access/settings-input';
import type { CardProps, CardSwitchProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { FieldsBar } from '../../engine/form/fields-bar.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { hasAllowListSwitch } from '../addresses/list-versions.store';
import { allowedList } from './allowed-list.field';
import { AllowedListField } from './allowed-list-field.view';

/** Card for brute force protection (SET-058). The switch saves immediately; the save bar saves the list. */
export function BruteForceCard({ card }: CardProps) {
  const input = useRuleInput();
  return (
    <SettingsCard card={card} hasSaveBars>
      {hasList(input) && <FieldsBar fields={[allowedList()]} />}
    </SettingsCard>
  );
}

/** Draws the switch, and the list unless it has a separate card. */
export function BruteForceRow(row: CardSwitchProps) {
  const input = useRuleInput();
  return (
    <CardSwitchRow {...row}>
      {hasList(input) && (
        <AllowedListField
          hint={__('Jetpack never blocks these addresses. Enter one IPv4 or IPv6 address or range per line.')}
          isEditable={Boolean(input.serverValues.protect) && isUsable(availability('protect', input))}
          list={allowedList()}
        />
      )}
    </CardSwitchRow>
  );
}

const hasList = ({ serverValues }: SettingsInput) => !hasAllowListSwitch(serverValues);
