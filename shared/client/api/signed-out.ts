import { useSyncExternalStore } from 'react';

let isSignedOut = false;
const listeners = new Set<() => void>();

/** Keeps whether the last request found nobody signed in. */
export function tellSignedOut(is: boolean): void {
  if (is === isSignedOut) return;
  isSignedOut = is;
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether the user was found to be signed out; false again as soon as a request gets through. */
export const useSignedOut = (): boolean => useSyncExternalStore(subscribe, () => isSignedOut);
