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

/** The part's handle on the bus; it closes when the part unmounts. */
export const useBus = (): BusHandle => usePart().bus;

/** The current route, passed on by the root. */
export const useRoute = (): Route => usePart().props.route;

/** Data that the host passed to the part. */
export const usePartData = (): Readonly<Record<string, unknown>> => usePart().props.data ?? {};

/** The element of the part. */
export const usePartElement = (): HTMLElement => usePart().props.domElement;

/** Returns the current value of a state topic and draws the view again when it changes. */
export function useTopic<T>(subject: BehaviorSubject<T>): T {
  // The same function each time: React would subscribe again for a new one, on every render of the view.
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
