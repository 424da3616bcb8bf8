/** Storage key for users who opted out of usage data. */
const key = 'flightdeck.visits.off';

const stateKey = Symbol.for('flightdeck.analytics.1');

/** Returns the event queue; undefined where a content blocker makes it throw. */
function pageQueue(): unknown {
  try {
    return Reflect.get(globalThis, '_tkq');
  } catch {
    return undefined;
  }
}

/** Returns the choice that the user has made on this page; undefined without one. */
function choiceOnPage(): boolean | undefined {
  const state: unknown = Reflect.get(globalThis, stateKey);
  if (typeof state === 'object' && state !== null && 'optedOut' in state && state.optedOut === true) return true;
  const queue = pageQueue();
  const choices = Array.isArray(queue) ? queue.filter((entry) => Array.isArray(entry) && entry[0] === 'setOptOut') : [];
  return choices.length > 0 ? false : undefined;
}

/**
 * Returns whether the user opted out: by the setting under `#/privacy` in this browser, or by Global Privacy Control or Do Not
 * Track. The setting itself is at the provider; a page doesn't request it.
 */
export function hasOptedOut(): boolean {
  if (Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1') return true;
  const choice = choiceOnPage();
  try {
    if (choice === true) localStorage.setItem(key, '1');
    if (choice === false) localStorage.removeItem(key);
    return choice ?? localStorage.getItem(key) !== null;
  } catch {
    return choice ?? false;
  }
}
