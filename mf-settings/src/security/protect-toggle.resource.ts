import { record } from '@flightdeck/shared/analytics';
import { useSetting } from '@flightdeck/shared/api';
import { __ } from '@flightdeck/shared/i18n';
import { useBus } from '@flightdeck/shared/parts';
import { useState } from 'react';
import type { BruteForceFacts } from './brute-force-state';
import { updateSettings } from './settings-update.resource';

/** The option that turns the module on, and what can be done with it. */
export interface ProtectToggle {
  readonly option: BruteForceFacts['option'];
  readonly isSaving: boolean;
  /** The last save did not end as asked for. */
  readonly notSaved: boolean;
  /** Turns the module on or off: shows at once, and ends at what the server holds. */
  set(on: boolean): void;
  /** Reads the settings again. */
  retry(): void;
}

/** The module and the option that turns it on. */
const name = 'protect';

/** The module's option, live. */
export function useProtectToggle(): ProtectToggle {
  const bus = useBus();
  const [notSaved, setNotSaved] = useState(false);
  const { value, isSaving, failure, retry } = useSetting(name);

  const set = (on: boolean) => {
    setNotSaved(false);
    record('jetpack_wpa_module_toggle', { module: name, toggled: on ? 'on' : 'off' });
    const keptText = on
      ? __('The site took the change but kept the module off.')
      : __('The site took the change but kept the module on.');
    void updateSettings({ [name]: on }, ({ kept }) => (kept.includes(name) ? keptText : null)).then((ending) => {
      setNotSaved(ending !== 'saved');
      if (ending !== 'failed') bus.emit('modules.changed', { names: [name] });
    });
  };
  return { option: optionOf(value, failure?.message), isSaving, notSaved, set, retry };
}

function optionOf(value: unknown, problem: string | undefined): BruteForceFacts['option'] {
  if (problem !== undefined) return { step: 'failed', message: problem };
  return value === undefined ? { step: 'loading' } : { step: 'loaded', isOn: value === true };
}
