/** Storage key for users who turned the shortcut off. */
const key = 'flightdeck.help-key.off';

/** Returns whether the `?` key opens the list of keys in this browser. */
export function isHelpKeyOn(): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    return true;
  }
}

/** Turns the key on or off. Without storage, the key is on again on the next page. */
export function setHelpKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, '1');
  } catch {
    // The browser refuses storage.
  }
}
