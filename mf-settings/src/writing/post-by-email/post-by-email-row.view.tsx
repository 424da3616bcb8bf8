import type { CardSwitchProps } from '../../engine/cards/card';
import { SettingsRow } from '../../engine/cards/settings-row/settings-row.view';
import { CardSwitchRow, explanationOf } from '../../engine/cards/switch-row.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { AddressField } from './address-field.view';

/** Draws the address. Users who manage modules also get the switch; others get only its texts (SET-187, SET-188, OQ-096). */
export function PostByEmailRow(row: CardSwitchProps) {
  const { permissions } = useRuleInput();
  return permissions.manage_modules ? (
    <CardSwitchRow {...row}>
      <AddressField />
    </CardSwitchRow>
  ) : (
    <SettingsRow explanation={explanationOf(row.rule)} label={row.rule.label()} testId="setting-post-by-email">
      <AddressField />
    </SettingsRow>
  );
}
