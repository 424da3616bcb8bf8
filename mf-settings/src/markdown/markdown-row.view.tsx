import { __ } from '@flightdeck/shared/i18n';
import { availability } from '../engine/access/access';
import { DisabledByAdministrator } from '../engine/access/blocker-text.view';
import type { CardSwitchProps } from '../engine/cards/card';
import { CardSwitchRow } from '../engine/cards/switch-row.view';
import { useFacts } from '../engine/form/form-context.store';

/** Switches Markdown for posts or comments (SET-204, SET-207). The switch changes an option, because both share the module. */
export function MarkdownRow(row: CardSwitchProps) {
  return availability('markdown', useFacts()) === 'forced-off' ? (
    <CardSwitchRow {...row} disabled explanation={<DisabledByAdministrator name={__('Markdown')} />} />
  ) : (
    <CardSwitchRow {...row} />
  );
}
