import { record, recordModuleToggle } from '@flightdeck/shared/analytics';
import { type Settings, useSetting } from '@flightdeck/shared/api';
import { onlyOwn } from '@flightdeck/shared/contracts/own';
import type { SaveEnding } from '@flightdeck/shared/settings';
import { useState } from 'react';
import { availability } from './access';
import { useSettingsPage } from './form-context.store';
import { changesOf, type Hindrance, hindranceOf, positionOf, type SwitchRule } from './switch-rules';
import { type UpdateTexts, updateSettings } from './update.resource';

/** A switch as its row shows it. */
export interface SwitchState {
  /** undefined while the server has not said it. */
  readonly isOn: boolean | undefined;
  readonly isSaving: boolean;
  /** The last save did not end as asked for. */
  readonly notSaved: boolean;
  readonly hindrance: Hindrance;
  /** Moves it: shows at once, and ends at what the server holds. */
  set(on: boolean): Promise<SaveEnding>;
}

/**
 * A switch that saves at once (SET-041).
 * @param texts of its notices for a new position, where they are other than those of all settings
 */
export function useSwitch(rule: SwitchRule, texts?: (on: boolean) => UpdateTexts): SwitchState {
  const { facts } = useSettingsPage();
  const [notSaved, setNotSaved] = useState(false);
  const [sent, setSent] = useState<Settings | null>(null);
  const { value, isSaving } = useSetting(rule.option);
  const module = rule.module ?? rule.option;
  const wantedModule = useSetting(module);
  // While saving, the new position shows, also in other switches of the same option.
  const serverValues: Settings = onlyOwn(
    facts.serverValues,
    sent,
    isSaving ? { [rule.option]: value } : null,
    wantedModule.isSaving ? { [module]: wantedModule.value } : null,
  );

  const set = async (on: boolean) => {
    setNotSaved(false);
    const changes = changesOf(rule, on, facts.serverValues);
    if (rule.record) rule.record(on);
    else for (const [name, next] of Object.entries(changes)) recordSwitch(facts.modules, module, name, next);
    setSent(changes);
    const settle = () => setSent((latest) => (latest === changes ? null : latest));
    const first = await updateSettings(changes, texts?.(on), settle);
    const ending = (first === 'failed' && (await rule.recover?.(changes))) || first;
    settle();
    setNotSaved(ending !== 'saved');
    return ending;
  };
  return {
    isOn: positionOf(rule, serverValues),
    isSaving: isSaving || sent !== null,
    notSaved: notSaved && !isSaving,
    hindrance: hindranceOf(rule, availability(module, facts), serverValues),
    set,
  };
}

function recordSwitch(modules: object, module: string, name: string, on: unknown): void {
  if (name in modules) recordModuleToggle(name, Boolean(on));
  else record('jetpack_wpa_settings_toggle', { module, setting: name, toggled: on ? 'on' : 'off' });
}
