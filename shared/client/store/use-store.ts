import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './store';

/** Returns the value of a store and draws the view again when it changes. */
export const useStore = <T>(store: ReadableStore<T>): T => useSyncExternalStore(store.subscribe, () => store.value);
