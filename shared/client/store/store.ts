import { useCallback, useSyncExternalStore } from 'react';
import { BehaviorSubject } from 'rxjs';
import type { State } from '../../contracts/areas/part';

export { BehaviorSubject };

/**
 * Returns what a view needs of a state, and draws the view again when that changes.
 * @param select returns the same value, or the same object, until it changes
 */
export function useSelected<T, Selected>(state: State<T>, select: (value: T) => Selected): Selected {
  // Pass the same function on every render: React subscribes again when the function changes.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = state.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [state],
  );
  return useSyncExternalStore(subscribe, () => select(state.value));
}

/** Returns the current value of a state, and draws the view again when it changes. */
export const useValue = <T>(state: State<T>): T => useSelected(state, (value) => value);
