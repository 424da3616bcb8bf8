import { cached, settingsRead } from '@flightdeck/shared/api';
import type { ReadResult } from '@flightdeck/shared/contracts/wire';
import { __ } from '@flightdeck/shared/i18n';
import { recordModuleToggle } from '@flightdeck/shared/reporting';
import { type Settings, saveNotices, saveSettings, useSetting } from '@flightdeck/shared/settings';
import { useState } from 'react';
import { useCardInput } from './card-input.resource';
import { hasToggle, type ModuleCardState, type ModuleInput, moduleCardState } from './module-card-state';
import { resultOf } from './read-result';

/** An option that is on or off, with its state and actions. */
export interface OptionSwitch {
  readonly option: ReadResult<boolean>;
  readonly isSaving: boolean;
  /** Whether the value is a boolean, or not loaded yet. A switch must not replace other values, which a later Jetpack may store. */
  readonly isBoolean: boolean;
  /** Whether the last save failed or the server stored another value. */
  readonly isNotSaved: boolean;
  /** Sets the option. The new value shows immediately; the server value replaces it after the save. */
  set(on: boolean): Promise<void>;
  /** Reads the settings again. */
  retry(): void;
}

/**
 * Returns the state of an option.
 * @param name module slug or option name
 * @param changes returns the options to save for a new value. Default: the option alone
 */
export function useOptionSwitch(
  name: string,
  changes: (on: boolean) => Settings = (on) => ({ [name]: on }),
): OptionSwitch {
  const [isNotSaved, setNotSaved] = useState(false);
  const { value, isSaving, failure, retry } = useSetting(name);

  const set = async (on: boolean) => {
    setNotSaved(false);
    recordModuleToggle(name, on);
    const notAppliedText = on
      ? __('The site accepted the change, but the module is still off.')
      : __('The site accepted the change, but the module is still on.');
    const { ending } = await saveSettings(changes(on), {
      notices: saveNotices({ overridden: notAppliedText }),
      watched: [name],
    });
    setNotSaved(ending !== 'saved');
  };
  // An option missing from the loaded settings counts as off; before they load, its value is unknown.
  const stored = value === undefined && cached(settingsRead) ? false : value;
  const data = stored === undefined ? undefined : Boolean(stored);
  const isBoolean = stored === undefined || typeof stored === 'boolean';
  return { option: resultOf({ data, failure }), isBoolean, isSaving, isNotSaved, set, retry };
}

/** Props of `ModuleCard` that all module cards have. */
export interface ModuleProps {
  /** Module slug, also the option name. */
  readonly module: string;
  readonly state: ModuleCardState;
  readonly toggle: OptionSwitch;
  /** Whether a toggle shows the state; otherwise a chip does. */
  readonly hasToggle: boolean;
}

/** Returns the input and props of a module card. @param needsOwner whether the module needs a connected owner */
export function useModuleCard(
  module: string,
  needsOwner = true,
): { readonly input: ModuleInput; readonly moduleProps: ModuleProps } {
  const { isOffline, hasConnectedOwner, canToggle } = useCardInput();
  const toggle = useOptionSwitch(module);
  const input = {
    isOffline,
    hasConnectedOwner,
    canToggle: canToggle && toggle.isBoolean,
    option: toggle.option,
    needsOwner,
  };
  return { input, moduleProps: { module, toggle, state: moduleCardState(input), hasToggle: hasToggle(input) } };
}
