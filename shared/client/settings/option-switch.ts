import { record } from '@flightdeck/shared/analytics';
import { cached, type Settings, settingsRead, useSetting } from '@flightdeck/shared/api';
import { __ } from '@flightdeck/shared/i18n';
import { useState } from 'react';
import { updateSettings } from './update-settings';

/** An option on its way from the server to the screen. */
type OptionReading =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'loaded'; readonly value: boolean };

/** An option that turns something on, and what can be done with it. */
export interface OptionSwitch {
  readonly option: OptionReading;
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
    record('jetpack_wpa_module_toggle', { module: name, toggled: on ? 'on' : 'off' });
    const keptText = on
      ? __('The site took the change but kept the module off.')
      : __('The site took the change but kept the module on.');
    void updateSettings(changes(on), ({ kept }) => (kept.includes(name) ? keptText : null)).then((ending) => {
      setNotSaved(ending !== 'saved');
    });
  };
  // A server that does not know an option has it off; until the settings are there nobody can tell.
  const known = value === undefined && cached(settingsRead) ? false : value;
  return { option: readingOf(known, failure?.message), isSaving, notSaved, set, retry };
}

function readingOf(value: unknown, problem: string | undefined): OptionReading {
  // What is known shows, whatever else went wrong.
  if (value !== undefined) return { step: 'loaded', value: Boolean(value) };
  return problem === undefined ? { step: 'loading' } : { step: 'failed', message: problem };
}
