import { recordModuleToggle } from '@flightdeck/shared/analytics';
import { cached, type Settings, settingsRead, useSetting } from '@flightdeck/shared/api';
import type { Reading } from '@flightdeck/shared/contracts/reading';
import { __ } from '@flightdeck/shared/i18n';
import { saveOptions, settingsNotices } from '@flightdeck/shared/settings';
import { useState } from 'react';
import { useCardFacts } from './card-facts.resource';
import { hasToggle, type ModuleCardState, type ModuleFacts, moduleCardState } from './module-card-state';
import { readingOf } from './reading';

/** An option that turns something on, and what can be done with it. */
export interface OptionSwitch {
  readonly option: Reading<boolean>;
  readonly isSaving: boolean;
  /** The last save did not end as asked for. */
  readonly notSaved: boolean;
  /** Turns it on or off: shows at once, and ends at what the server holds. */
  set(on: boolean): void;
  /** Reads the settings again. */
  retry(): void;
}

/**
 * An option, live.
 * @param name slug of the module or name of the option
 * @param changes what is sent for a new value; default the option alone. Some modules bring a second option along
 */
export function useOptionSwitch(
  name: string,
  changes: (on: boolean) => Settings = (on) => ({ [name]: on }),
): OptionSwitch {
  const [notSaved, setNotSaved] = useState(false);
  const { value, isSaving, failure, retry } = useSetting(name);

  const set = (on: boolean) => {
    setNotSaved(false);
    recordModuleToggle(name, on);
    const kept = on
      ? __('The site accepted the change, but the module is still off.')
      : __('The site accepted the change, but the module is still on.');
    void saveOptions(changes(on), settingsNotices(kept), [name]).then((ending) => setNotSaved(ending !== 'saved'));
  };
  // A server that does not know an option has it off; until the settings are there nobody can tell.
  const known = value === undefined && cached(settingsRead) ? false : value;
  const data = known === undefined ? undefined : Boolean(known);
  return { option: readingOf({ data, failure }), isSaving, notSaved, set, retry };
}

/** What the card of a module hands on to `ModuleCard`, whatever it says itself. */
export interface ModuleWiring {
  /** Slug, and name of the option. */
  readonly module: string;
  readonly state: ModuleCardState;
  readonly toggle: OptionSwitch;
  /** A toggle is the state of the card; otherwise a chip says it. */
  readonly hasToggle: boolean;
}

/** The card of a module, live. @param needsOwner few modules work for a site that nobody has connected */
export function useModuleWiring(
  module: string,
  needsOwner = true,
): { readonly facts: ModuleFacts; readonly wiring: ModuleWiring } {
  const { isOffline, hasConnectedOwner, canToggle } = useCardFacts();
  const toggle = useOptionSwitch(module);
  const facts = { isOffline, hasConnectedOwner, canToggle, option: toggle.option, needsOwner };
  return { facts, wiring: { module, toggle, state: moduleCardState(facts), hasToggle: hasToggle(facts) } };
}
