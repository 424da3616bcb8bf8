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
  if (!value) throw new Error('This hook works only inside a part: wrap the view with definePart().');
  return value;
}

/** Returns the part's handle on the bus, which closes when the part unmounts. */
export const useBus = (): BusHandle => usePart().bus;

/** Returns the current route, as the parent passes it. */
export const useRoute = (): Route => usePart().props.route;

/** Returns the data that the parent passed to the part; an empty object if it passed none. */
export const usePartData = (): Readonly<Record<string, unknown>> => usePart().props.data ?? {};

/** Returns the element that the part draws in. */
export const usePartElement = (): HTMLElement => usePart().props.domElement;

/** Returns the current value of a state topic and draws the view again when it changes. */
export function useTopic<T>(subject: BehaviorSubject<T>): T {
  // Pass the same function on every render: React subscribes again when the function changes.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = subject.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [subject],
  );
  return useSyncExternalStore(subscribe, () => subject.value);
}

/** Returns the connection of the site, and draws the view again when it changes. */
export const useConnection = (): Connection => useTopic(useBus().connection$);
/** Returns the permissions of the user, and draws the view again when they change. */
export const usePermissions = (): Permissions => useTopic(useBus().permissions$);
