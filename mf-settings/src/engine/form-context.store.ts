import { createContext, useContext } from 'react';
import type { SettingsFacts } from './facts';
import type { SettingsForm } from './form.store';

/** What a page of settings has in common for all its cards. */
export interface SettingsPage {
  readonly form: SettingsForm;
  readonly facts: SettingsFacts;
  /** The settings could not be read, and this is why. */
  readonly failure: string | undefined;
  retry(): void;
}

export const SettingsPageContext = createContext<SettingsPage | null>(null);

/** The page around a card. @throws Error outside of one */
export function useSettingsPage(): SettingsPage {
  const page = useContext(SettingsPageContext);
  if (!page) throw new Error('Only a page of settings has a form: add the card to its tab.');
  return page;
}

/** What access and availability are decided by, at this moment. */
export const useFacts = (): SettingsFacts => useSettingsPage().facts;
