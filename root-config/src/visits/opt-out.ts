/** Name of the stored item, which exists while the user has opted out of usage data. */
const storageKey = 'flightdeck.visits.off';

/** Global key of the analytics state (`shared/client/analytics/analytics.ts`). */
const stateKey = Symbol.for('flightdeck.analytics.1');

/** Returns true if the user has opted out on this page, and false after opting in; null without a choice. */
function choiceOnPage(): boolean | null {
  const state: unknown = Reflect.get(globalThis, stateKey);
  if (typeof state !== 'object' || state === null || !('optedOut' in state)) return null;
  return typeof state.optedOut === 'boolean' ? state.optedOut : null;
}

/**
 * Returns whether the user opted out: with the setting under `#/privacy` in this browser, or with Global Privacy Control or
 * Do Not Track. The provider stores the setting, and the page doesn't request it; so this function stores a choice of this
 * page in the browser.
 */
export function hasOptedOut(): boolean {
  if (Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1') return true;
  const choice = choiceOnPage();
  try {
    if (choice === true) localStorage.setItem(storageKey, '1');
    if (choice === false) localStorage.removeItem(storageKey);
    return choice ?? localStorage.getItem(storageKey) !== null;
  } catch {
    return choice ?? false;
  }
}
