import type { BusHandle } from '@flightdeck/shared/bus';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { BehaviorSubject } from 'rxjs';
import type { PartProps } from '../../contracts/part';
import type { Route } from '../../contracts/route';
import type { Connection, Permissions } from '../../contracts/topics';

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

/** The part's own handle on the bus; it closes with the part. */
export const useBus = (): BusHandle => usePart().bus;

/** The current route, as the root handed it down. */
export const useRoute = (): Route => usePart().props.route;

/** Data that the host of the part handed over. */
export const usePartData = (): Readonly<Record<string, unknown>> => usePart().props.data ?? {};

/** The element the part draws in. */
export const usePartElement = (): HTMLElement => usePart().props.domElement;

/** Current value of a state topic; the view draws again when it changes. */
export function useTopic<T>(subject: BehaviorSubject<T>): T {
  return useSyncExternalStore(
    (changed) => {
      const subscription = subject.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => subject.value,
  );
}

export const useConnection = (): Connection => useTopic(useBus().connection$);
export const usePermissions = (): Permissions => useTopic(useBus().permissions$);
