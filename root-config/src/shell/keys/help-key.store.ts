/** Name of the stored item, which exists while the `?` key is turned off. */
const storageKey = 'flightdeck.help-key.off';

/** The choice on this page, for browsers that refuse storage. */
let isOnThisPage = true;

/** Returns whether the `?` key shows the keyboard shortcuts in this browser. */
export function isHelpKeyOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === null;
  } catch {
    return isOnThisPage;
  }
}

/** Turns the `?` key on or off. If the browser refuses storage, the key is on again on the next page. */
export function setHelpKey(isOn: boolean): void {
  isOnThisPage = isOn;
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, '1');
  } catch {
    // The browser refuses storage.
  }
}
