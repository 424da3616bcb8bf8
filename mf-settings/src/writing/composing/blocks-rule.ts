import type { Settings } from '@flightdeck/shared/settings';
import type { SwitchRule } from '../../engine/switches/switch-rules';

/** Rule up to Jetpack 13.8. The option is inverted: it stores whether blocks are disabled. */
export const blocksByOption: SwitchRule = {
  option: 'jetpack_blocks_disabled',
  isOn: (serverValues) => !serverValues.jetpack_blocks_disabled,
  changes: (on) => ({ jetpack_blocks_disabled: !on }),
};

/** Rule since Jetpack 13.9. The site still accepts the old option, which no longer has an effect. */
export const blocksByModule: SwitchRule = { option: 'blocks' };

/** Returns the rule of the switch for Jetpack blocks; null if the site has neither the module nor the option. */
export function blocksRule(serverValues: Settings): SwitchRule | null {
  if ('blocks' in serverValues) return blocksByModule;
  const isLoading = Object.keys(serverValues).length === 0;
  return 'jetpack_blocks_disabled' in serverValues || isLoading ? blocksByOption : null;
}
