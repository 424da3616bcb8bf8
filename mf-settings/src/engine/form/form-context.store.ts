import { createContext, useContext } from 'react';
import type { SettingsFacts } from '../access/facts';
import type { SettingsForm } from './form';

/** Form and facts that all cards of a tab share. */
export interface SettingsPage {
  readonly form: SettingsForm;
  readonly facts: SettingsFacts;
  /** Reason why the settings could not be read; undefined without a failure. */
  readonly failure: string | undefined;
  retry(): void;
}

export const SettingsPageContext = createContext<SettingsPage | null>(null);

/** Returns the form and the facts of the surrounding tab. @throws Error outside a tab */
export function useSettingsPage(): SettingsPage {
  const page = useContext(SettingsPageContext);
  if (!page) throw new Error('No settings form here. Add the card to a tab.');
  return page;
}

/** Returns the current facts that decide access and availability. */
export const useFacts = (): SettingsFacts => useSettingsPage().facts;
