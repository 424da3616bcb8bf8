import { record } from '@flightdeck/shared/analytics';
import { saveSettings, useSetting } from '@flightdeck/shared/api';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { notify, successDuration } from '@flightdeck/shared/notices';
import { useBus } from '@flightdeck/shared/parts';
import { useState } from 'react';
import type { ModuleFacts } from './module-card-state';

/** Modules that a card turns on and off through an option of the same name. */
export type ToggledModule = 'protect' | 'monitor';

/** The option of a module and what the user can do with it. */
export interface ModuleToggle {
  readonly option: ModuleFacts['option'];
  readonly isSaving: boolean;
  /** The last save did not end as asked for. */
  readonly notSaved: boolean;
  /** Turns the module on or off: shows at once, and ends at what the server holds. */
  set(on: boolean): void;
  /** Reads the settings again. */
  retry(): void;
}

const noticeId = 'module-setting-update';

/** The option of a module, live. */
export function useModuleToggle(module: ToggledModule): ModuleToggle {
  const bus = useBus();
  const [notSaved, setNotSaved] = useState(false);
  const { value, isSaving, failure, retry } = useSetting(module);

  const set = (on: boolean) => {
    setNotSaved(false);
    void save(module, on).then((ending) => {
      setNotSaved(ending !== 'saved');
      if (ending !== 'failed') bus.emit('modules.changed', { names: [module] });
    });
  };
  return { option: optionOf(value, failure?.message), isSaving, notSaved, set, retry };
}

function optionOf(value: unknown, problem: string | undefined): ModuleFacts['option'] {
  if (problem !== undefined) return { step: 'failed', message: problem };
  return value === undefined ? { step: 'loading' } : { step: 'loaded', isOn: value === true };
}

async function save(module: ToggledModule, on: boolean): Promise<'saved' | 'kept' | 'failed'> {
  record('jetpack_wpa_module_toggle', { module, toggled: on ? 'on' : 'off' });
  notify({ noticeId, status: 'is-info', text: __('Updating settings…') });
  const { failure, kept } = await saveSettings({ [module]: on });
  if (failure) {
    notify({ noticeId, status: 'is-error', text: sprintf(__('Error updating settings. %s'), failure.message) });
    return 'failed';
  }
  if (kept.includes(module)) {
    const text = on
      ? __('The site took the change but kept the module off.')
      : __('The site took the change but kept the module on.');
    notify({ noticeId, status: 'is-warning', text });
    return 'kept';
  }
  notify({ noticeId, status: 'is-success', text: __('Updated settings.'), duration: successDuration });
  return 'saved';
}
