import type { Settings } from '@flightdeck/shared/settings';
import { availability } from '../../engine/access/access';
import type { SettingsInput } from '../../engine/access/settings-input';

/** Returns the options that turn the acceleration of images on or off. Tiled galleries depend on it (SET-092, OQ-068). */
export const imageChanges = (on: boolean): Settings => ({ photon: on, 'tiled-gallery': on, tiled_galleries: on });

/**
 * State of the accelerator's switch. Its modules are `photon` for images and `photon-cdn` for static files. `hidden`: the site has
 * neither module. `disabled`: neither module can be used (SET-094, OQ-082).
 */
export type AcceleratorState = 'hidden' | 'disabled' | 'enabled';

/** Returns whether a module is unavailable: disabled by an administrator, or offline if it needs a connection (SET-095). */
const isUnavailable = (module: string, input: SettingsInput) => {
  const state = availability(module, input);
  return state === 'forced-off' || state === 'offline';
};

/** Returns the state of the accelerator's switch (SET-094). */
export function acceleratorState(input: SettingsInput): AcceleratorState {
  const modules = ['photon', 'photon-cdn'].filter((module) => module in input.modules);
  if (modules.length === 0) return 'hidden';
  return modules.every((module) => isUnavailable(module, input)) ? 'disabled' : 'enabled';
}

/** Returns whether at least one of the two modules is on. Images do not count while they are unavailable (SET-095). */
export const isAcceleratorOn = (serverValues: Settings, input: SettingsInput): boolean =>
  (!isUnavailable('photon', input) && Boolean(serverValues.photon)) || Boolean(serverValues['photon-cdn']);

/** Returns the options to send for both modules, except a module that cannot be used or that an administrator keeps on. */
export function acceleratorChanges(on: boolean, input: SettingsInput): Settings {
  const canChange = (module: string) =>
    !isUnavailable(module, input) && (on || availability(module, input) !== 'forced-on');
  return {
    ...(canChange('photon') && imageChanges(on)),
    ...(canChange('photon-cdn') && { 'photon-cdn': on }),
  };
}

/** Returns whether the accelerator is on and cannot be turned off, because an administrator keeps every active module on. */
export const isAcceleratorForcedOn = (input: SettingsInput): boolean =>
  isAcceleratorOn(input.serverValues, input) &&
  !Object.keys(acceleratorChanges(false, input)).some((option) => Boolean(input.serverValues[option]));
