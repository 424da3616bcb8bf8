import { __ } from '@flightdeck/shared/i18n';
import { availability } from '../engine/access';
import { useFacts } from '../engine/form-context.store';
import { DisabledByAdministrator, SwitchRow } from '../engine/switch-row.view';
import type { SwitchRule } from '../engine/switch-rules';
import { LearnMore } from '../learn-more/learn-more.view';

export interface MarkdownRowProps {
  readonly label: string;
  readonly explanation: string;
  readonly rule: SwitchRule;
}

/** Switches Markdown for posts or comments (SET-204, SET-207). The switch changes an option, because both share the module. */
export function MarkdownRow({ label, explanation, rule }: MarkdownRowProps) {
  const isForcedOff = availability('markdown', useFacts()) === 'forced-off';
  return (
    <SwitchRow
      disabled={isForcedOff}
      explanation={
        isForcedOff ? (
          <DisabledByAdministrator name={__('Markdown')} />
        ) : (
          <LearnMore source="jetpack-support-markdown">{explanation}</LearnMore>
        )
      }
      label={label}
      rule={rule}
    />
  );
}
