import { __ } from '@flightdeck/shared/i18n';
import type { CardSwitchProps } from '../../engine/cards/card';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { positionOf } from '../../engine/switches/switch-rules';
import { LearnMore } from '../../learn-more/learn-more.view';

/** Draws the switch for Jetpack blocks. While blocks are on, its explanation warns about blocks in existing posts. */
export function BlocksRow(row: CardSwitchProps) {
  const input = useRuleInput();
  return (
    <CardSwitchRow
      {...row}
      explanation={
        <LearnMore source="jetpack-support-blocks">
          {positionOf(row.rule, input.serverValues, input)
            ? __(
                'Adds more blocks to the editor. If you turn this off, Jetpack blocks in existing posts and pages stop working.',
              )
            : __("Adds more blocks to the editor. You don't need to write code.")}
        </LearnMore>
      }
    />
  );
}
