import { createContext, useContext } from 'react';
import type { SettingsInput } from '../access/settings-input';
import type { SettingsForm } from './form';

/** Form and input that all cards of a tab share. */
export interface SettingsTab {
  readonly form: SettingsForm;
  readonly input: SettingsInput;
  /** Reason why the settings could not be read; undefined without a failure. */
  readonly failure: string | undefined;
  retry(): void;
}

export const SettingsTabContext = createContext<SettingsTab | null>(null);

/** Returns the form and the input of the surrounding tab. @throws Error outside a tab */
export function useSettingsTab(): SettingsTab {
  const tabForm = useContext(SettingsTabContext);
  if (!tabForm) throw new Error('No settings form here. Add the card to a tab.');
  return tabForm;
}

/** Returns the current input of the rules. */
export const useRuleInput = (): SettingsInput => useSettingsTab().input;
