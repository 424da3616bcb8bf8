import { __ } from '@flightdeck/shared/i18n';
import { useFacts } from '../../engine/form-context.store';
import { SwitchRow } from '../../engine/switch-row.view';
import type { SwitchRule } from '../../engine/switch-rules';
import { LearnMore } from '../../learn-more/learn-more.view';

/** The option is inverted: it stores whether blocks are disabled. */
const rule: SwitchRule = {
  option: 'jetpack_blocks_disabled',
  isOn: (serverValues) => !serverValues.jetpack_blocks_disabled,
  changes: (on) => ({ jetpack_blocks_disabled: !on }),
};

/** Switches Jetpack blocks. While they are on, the explanation warns about blocks in existing posts. */
export function BlocksRow() {
  const areOn = !useFacts().serverValues.jetpack_blocks_disabled;
  return (
    <SwitchRow
      explanation={
        <LearnMore source="jetpack-support-blocks">
          {areOn
            ? __(
                'Adds more blocks to the editor. If you turn this off, Jetpack blocks in existing posts and pages stop working.',
              )
            : __("Adds more blocks to the editor. You don't need to write code.")}
        </LearnMore>
      }
      label={__('Jetpack blocks')}
      rule={rule}
    />
  );
}
