import { __ } from '@flightdeck/shared/i18n';
import { availability } from '../engine/access';
import type { CardSwitchProps } from '../engine/card';
import { useFacts } from '../engine/form-context.store';
import { DisabledByAdministrator } from '../engine/hindrance.view';
import { CardSwitchRow } from '../engine/switch-row.view';

/** Switches Markdown for posts or comments (SET-204, SET-207). The switch changes an option, because both share the module. */
export function MarkdownRow(row: CardSwitchProps) {
  return availability('markdown', useFacts()) === 'forced-off' ? (
    <CardSwitchRow {...row} disabled explanation={<DisabledByAdministrator name={__('Markdown')} />} />
  ) : (
    <CardSwitchRow {...row} />
  );
}
