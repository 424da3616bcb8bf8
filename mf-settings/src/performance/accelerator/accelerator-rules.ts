import type { Settings } from '@flightdeck/shared/api';
import { availability } from '../../engine/access/access';
import type { SettingsFacts } from '../../engine/access/facts';

/** Returns the options that turn images on or off. Tiled galleries depend on images (SET-092, OQ-068). */
export const imageChanges = (on: boolean): Settings => ({ photon: on, 'tiled-gallery': on, tiled_galleries: on });

/** Returns the options that turn static files on or off. */
export const staticChanges = (on: boolean): Settings => ({ 'photon-cdn': on });

/** State of the main switch. `hidden`: the site has neither module. `disabled`: neither module can be used (SET-094, OQ-082). */
export type AcceleratorState = 'hidden' | 'disabled' | 'enabled';

/** Returns whether a module is turned off by an administrator, or unavailable offline: images need a connection (SET-095). */
const isInactive = (module: string, facts: SettingsFacts) => {
  const state = availability(module, facts);
  return state === 'forced-off' || state === 'offline';
};

/** Returns the state of the main switch (SET-094). */
export function acceleratorState(facts: SettingsFacts): AcceleratorState {
  const modules = ['photon', 'photon-cdn'].filter((module) => module in facts.modules);
  if (modules.length === 0) return 'hidden';
  return modules.every((module) => isInactive(module, facts)) ? 'disabled' : 'enabled';
}

/** Returns whether at least one of the two modules is on. */
export const isAcceleratorOn = (serverValues: Settings, facts: SettingsFacts): boolean =>
  (!isInactive('photon', facts) && Boolean(serverValues.photon)) || Boolean(serverValues['photon-cdn']);

/** Returns the options to send for both modules, except a module that cannot be used or that an administrator keeps on. */
export function acceleratorChanges(on: boolean, facts: SettingsFacts): Settings {
  const isFixed = (module: string) => isInactive(module, facts) || (!on && availability(module, facts) === 'forced-on');
  return {
    ...(!isFixed('photon') && imageChanges(on)),
    ...(!isFixed('photon-cdn') && staticChanges(on)),
  };
}

/** Returns whether the accelerator can't be turned off, because an administrator keeps every active module on. */
export const isAcceleratorFixed = (facts: SettingsFacts): boolean =>
  isAcceleratorOn(facts.serverValues, facts) &&
  Object.entries(acceleratorChanges(false, facts)).every(([option, on]) => Boolean(facts.serverValues[option]) === on);
