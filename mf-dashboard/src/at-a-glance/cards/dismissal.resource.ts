import { saveNotices, saveSettings } from '@flightdeck/shared/settings';

/**
 * Saves an option that dismisses a card. Shows no progress and no success, because the card disappears immediately; if the
 * option isn't saved, shows the reason, and the card is back (SET-048, OQ-071).
 */
export function saveDismissal(option: string): void {
  const { failed, overridden, older } = saveNotices();
  void saveSettings({ [option]: true }, { notices: { failed, overridden, older } });
}
