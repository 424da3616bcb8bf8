import type { Settings } from '@flightdeck/shared/api';
import { availability } from '../../engine/access/access';
import type { SettingsFacts } from '../../engine/access/facts';

/** The image option also switches the tiled galleries (SET-092, OQ-068). */
export const imageChanges = (on: boolean): Settings => ({ photon: on, 'tiled-gallery': on, tiled_galleries: on });
export const staticChanges = (on: boolean): Settings => ({ 'photon-cdn': on });

/** `hidden`: the site has neither module. `disabled`: neither module can be used (SET-094, OQ-082). */
export type AcceleratorState = 'hidden' | 'disabled' | 'enabled';

/** Offline, the image module counts as inactive (SET-095). */
const isInactive = (module: string, facts: SettingsFacts) => {
  const state = availability(module, facts);
  return state === 'forced-off' || state === 'offline';
};

/** Returns the state of the main switch (SET-094). */
export function acceleratorState(facts: SettingsFacts): AcceleratorState {
  const parts = ['photon', 'photon-cdn'];
  if (!parts.some((module) => module in facts.modules)) return 'hidden';
  return parts.every((module) => !(module in facts.modules) || isInactive(module, facts)) ? 'disabled' : 'enabled';
}

/** Returns whether at least one of the two modules is on. */
export const acceleratorIsOn = (serverValues: Settings, facts: SettingsFacts): boolean =>
  (!isInactive('photon', facts) && Boolean(serverValues.photon)) || Boolean(serverValues['photon-cdn']);

/** Returns the options to send for both modules, except a module that an administrator has fixed. */
export function acceleratorChanges(on: boolean, facts: SettingsFacts): Settings {
  const fixed = (module: string) =>
    on ? isInactive(module, facts) : isInactive(module, facts) || availability(module, facts) === 'forced-on';
  return {
    ...(!fixed('photon') && imageChanges(on)),
    ...(!fixed('photon-cdn') && staticChanges(on)),
  };
}

/** Returns whether nothing is left to turn off, because an administrator keeps a part on. */
export const acceleratorIsFixed = (facts: SettingsFacts): boolean =>
  acceleratorIsOn(facts.serverValues, facts) &&
  Object.entries(acceleratorChanges(false, facts)).every(([option, on]) => Boolean(facts.serverValues[option]) === on);
