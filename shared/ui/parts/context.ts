import type { BusHandle } from '@flightdeck/shared/session';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { BehaviorSubject } from 'rxjs';
import type { PartProps } from '../../contracts/areas/part';
import type { Route } from '../../contracts/areas/route';
import type { Connection, Permissions } from '../../contracts/bus/topics';

interface PartContextValue {
  readonly bus: BusHandle;
  readonly props: PartProps;
}

export const PartContext = createContext<PartContextValue | null>(null);

function usePart(): PartContextValue {
  const value = useContext(PartContext);
  if (!value) throw new Error('Only a part has a bus: wrap the view with definePart().');
  return value;
}

/** Returns the part's handle on the bus; it closes when the part unmounts. */
export const useBus = (): BusHandle => usePart().bus;

/** Returns the current route, which the root passes on. */
export const useRoute = (): Route => usePart().props.route;

/** Returns the data that the parent passed to the part. */
export const usePartData = (): Readonly<Record<string, unknown>> => usePart().props.data ?? {};

/** Returns the element that the part draws in. */
export const usePartElement = (): HTMLElement => usePart().props.domElement;

/** Returns the current value of a state topic and draws the view again when it changes. */
export function useTopic<T>(subject: BehaviorSubject<T>): T {
  // Keep the same function: with a new one, React would subscribe again on every render.
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = subject.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [subject],
  );
  return useSyncExternalStore(subscribe, () => subject.value);
}

export const useConnection = (): Connection => useTopic(useBus().connection$);
export const usePermissions = (): Permissions => useTopic(useBus().permissions$);
