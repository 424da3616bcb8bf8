import { __ } from '@flightdeck/shared/i18n';
import { useFacts } from '../../engine/form-context.store';
import { SwitchRow } from '../../engine/switch-row.view';
import { positionOf } from '../../engine/switch-rules';
import { LearnMore } from '../../learn-more/learn-more.view';
import { blocksRule } from './blocks-rule';

/** Switches Jetpack blocks. While they are on, the explanation warns about blocks in existing posts. */
export function BlocksRow() {
  const { serverValues } = useFacts();
  const rule = blocksRule(serverValues);
  if (!rule) return null;
  const areOn = positionOf(rule, serverValues);
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
