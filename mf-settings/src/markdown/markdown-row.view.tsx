import { __ } from '@flightdeck/shared/i18n';
import { availability } from '../engine/access/access';
import { DisabledByAdministrator } from '../engine/access/blocker-text.view';
import type { CardSwitchProps } from '../engine/cards/card';
import { CardSwitchRow } from '../engine/cards/switch-row.view';
import { useRuleInput } from '../engine/form/form-context.store';

/**
 * Draws the switch for Markdown in posts or comments, which share a module (SET-204). If an administrator disabled the module, the
 * switch is disabled and the row says why (SET-207).
 */
export function MarkdownRow(row: CardSwitchProps) {
  return availability('markdown', useRuleInput()) === 'forced-off' ? (
    <CardSwitchRow {...row} disabled explanation={<DisabledByAdministrator name={__('Markdown')} />} />
  ) : (
    <CardSwitchRow {...row} />
  );
}
