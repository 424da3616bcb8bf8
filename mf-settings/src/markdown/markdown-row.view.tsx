import { __ } from '@flightdeck/shared/i18n';
import { availability } from '../engine/cards/access';
import type { CardSwitchProps } from '../engine/cards/card';
import { DisabledByAdministrator } from '../engine/cards/hindrance.view';
import { useFacts } from '../engine/form/form-context.store';
import { CardSwitchRow } from '../engine/switches/switch-row.view';

/** Switches Markdown for posts or comments (SET-204, SET-207). The switch changes an option, because both share the module. */
export function MarkdownRow(row: CardSwitchProps) {
  return availability('markdown', useFacts()) === 'forced-off' ? (
    <CardSwitchRow {...row} disabled explanation={<DisabledByAdministrator name={__('Markdown')} />} />
  ) : (
    <CardSwitchRow {...row} />
  );
}
