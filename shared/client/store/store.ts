import { useSyncExternalStore } from 'react';

/** A value with listeners. */
export interface ReadableStore<T> {
  readonly value: T;
  /** Adds a listener that is called after each change. @returns a function that removes it */
  subscribe(listener: () => void): () => void;
}

/** A value with listeners, which can be replaced. */
export interface Store<T> extends ReadableStore<T> {
  /** Replaces the value and calls the listeners, unless it is the same value. */
  set(value: T): void;
}

/** Creates a store. Its methods need no `this`. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get value() {
      return value;
    },
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      // Copy the set: a listener may add or remove listeners.
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Returns the value of a store and draws the view again when it changes. */
export const useStore = <T>(store: ReadableStore<T>): T => useSyncExternalStore(store.subscribe, () => store.value);
