import { record, recordModuleToggle } from '@flightdeck/shared/reporting';
import { type SaveEnding, type Settings, useSetting } from '@flightdeck/shared/settings';
import { useState } from 'react';
import { availability } from '../access/access';
import { useSettingsTab } from '../form/form-context.store';
import { type UpdateTexts, updateSettings } from '../saving/update.resource';
import { type Blocker, blockerOf, changesOf, positionOf, type SwitchRule } from './switch-rules';

/** State of a switch for its row. */
export interface SwitchState {
  /** Position; undefined while the server value is unknown. */
  readonly isOn: boolean | undefined;
  readonly isSaving: boolean;
  /** Whether the last save failed or the server changed the value. */
  readonly isNotSaved: boolean;
  /** Reason why the switch is unavailable; undefined if it is available. */
  readonly blocker: Blocker;
  /** Saves a new position. Shows it immediately, and the server value after the save. Never rejects. */
  set(on: boolean): Promise<SaveEnding>;
}

/**
 * Returns a switch that saves immediately (SET-041).
 * @param texts texts of the notices for a new position. Default: the general texts
 */
export function useSwitch(rule: SwitchRule, texts?: (on: boolean) => UpdateTexts): SwitchState {
  const { input } = useSettingsTab();
  const [isNotSaved, setNotSaved] = useState(false);
  const [sentChanges, setSentChanges] = useState<Settings | null>(null);
  const { value, isSaving } = useSetting(rule.option);
  const module = rule.module ?? rule.option;
  const moduleSetting = useSetting(module);
  // While saving, all switches of the option show the new position.
  const serverValues: Settings = {
    ...input.serverValues,
    ...sentChanges,
    ...(isSaving && { [rule.option]: value }),
    ...(moduleSetting.isSaving && { [module]: moduleSetting.value }),
  };

  const set = async (on: boolean) => {
    setNotSaved(false);
    const changes = changesOf(rule, on, input);
    if (rule.record) rule.record(on);
    else for (const [name, newValue] of Object.entries(changes)) recordSwitch(input.modules, module, name, newValue);
    setSentChanges(changes);
    // A later press may have sent other changes.
    const clearSent = () => setSentChanges((latest) => (latest === changes ? null : latest));
    let ending = await updateSettings(changes, texts?.(on), clearSent);
    if (ending === 'failed') ending = (await rule.recover?.(changes, input)) ?? ending;
    clearSent();
    setNotSaved(ending !== 'saved');
    return ending;
  };
  return {
    isOn: positionOf(rule, serverValues, input),
    isSaving: isSaving || sentChanges !== null,
    isNotSaved: isNotSaved && !isSaving,
    blocker: blockerOf(rule, availability(module, input), serverValues),
    set,
  };
}

/** Records a change of a module or an option. */
function recordSwitch(modules: object, module: string, name: string, on: unknown): void {
  if (name in modules) recordModuleToggle(name, Boolean(on));
  else record('jetpack_wpa_settings_toggle', { module, setting: name, toggled: on ? 'on' : 'off' });
}
