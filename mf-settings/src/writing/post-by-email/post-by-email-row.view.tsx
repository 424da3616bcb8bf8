import type { CardSwitchProps } from '../../engine/card';
import { useFacts } from '../../engine/form-context.store';
import { SettingsRow } from '../../engine/settings-row/settings-row.view';
import { CardSwitchRow, explanationOf } from '../../engine/switch-row.view';
import { AddressField } from './address-field.view';

/** Draws the switch for managers, and the description and the address for every writer (SET-187, SET-188, OQ-096). */
export function PostByEmailRow(row: CardSwitchProps) {
  const { permissions } = useFacts();
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
