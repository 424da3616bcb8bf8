import { __ } from '@flightdeck/shared/i18n';
import { availability, isUsable } from '../../engine/access/access';
import type { SettingsFacts } from '../../engine/access/facts';
import type { CardProps, CardSwitchProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { FieldsBar } from '../../engine/form/fields-bar.view';
import { useFacts } from '../../engine/form/form-context.store';
import { hasAllowListSwitch } from '../addresses/list-versions.store';
import { allowedList } from './allowed-list.field';
import { AllowedListField } from './allowed-list-field.view';

/** Card for brute force protection (SET-058). The switch saves immediately; the save bar saves the list. */
export function BruteForceCard({ card }: CardProps) {
  const facts = useFacts();
  return (
    <SettingsCard card={card} hasSaveBars>
      {hasList(facts) && <FieldsBar fields={[allowedList()]} />}
    </SettingsCard>
  );
}

/** Draws the switch, and the list unless it has a separate card. */
export function BruteForceRow(row: CardSwitchProps) {
  const facts = useFacts();
  return (
    <CardSwitchRow {...row}>
      {hasList(facts) && (
        <AllowedListField
          hint={__('Jetpack never blocks these addresses. Enter one IPv4 or IPv6 address or range per line.')}
          isEditable={Boolean(facts.serverValues.protect) && isUsable(availability('protect', facts))}
          list={allowedList()}
        />
      )}
    </CardSwitchRow>
  );
}

const hasList = ({ serverValues }: SettingsFacts) => !hasAllowListSwitch(serverValues);
