import { cached, connectionDataRead } from '@flightdeck/shared/api';
import { initialState } from './session';

/** A value in the browser. It belongs to the current user of this site. */
export interface StoredValue<T> {
  /** Returns the value; null if there is none or it is not valid. */
  read(): T | null;
  /** Replaces the value. @param value null to remove it */
  write(value: T | null): void;
}

/** Values of this page that the browser refused to store, by key. */
const notStored = new Map<string, string>();

/**
 * Returns a value that is stored until the tab closes (`tab`), or for later visits too (`browser`). If the browser blocks storage
 * or it is full, the value lasts until the page closes, and no error is thrown.
 * @param name unique among all values
 */
export function storedValue<T>(
  name: string,
  lifetime: 'tab' | 'browser',
  isValid: (stored: unknown) => stored is T,
): StoredValue<T> {
  const storage = () => (lifetime === 'tab' ? sessionStorage : localStorage);
  return {
    read() {
      const key = keyOf(name);
      try {
        const stored: unknown = JSON.parse(notStored.get(key) ?? storage().getItem(key) ?? 'null');
        return isValid(stored) ? stored : null;
      } catch {
        return null;
      }
    },
    write(value) {
      const key = keyOf(name);
      notStored.delete(key);
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(value));
      } catch {
        if (value !== null) notStored.set(key, JSON.stringify(value));
      }
    },
  };
}

/** Returns the key of a value. Sites of a network can have the same origin, and people can share a browser. */
function keyOf(name: string): string {
  const { WP_API_root, userData } = initialState();
  const user = cached(connectionDataRead)?.currentUser ?? userData?.currentUser;
  return `flightdeck.${name} ${user?.id} ${WP_API_root}`;
}
