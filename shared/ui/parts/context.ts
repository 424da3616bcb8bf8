import type { BusHandle } from '@flightdeck/shared/session';
import { useValue } from '@flightdeck/shared/store';
import { createContext, useContext } from 'react';
import type { PartProps, State } from '../../contracts/areas/part';
import type { Route } from '../../contracts/areas/route';
import type { Connection, Permissions } from '../../contracts/bus/topics';

interface PartContextValue {
  readonly bus: BusHandle;
  readonly props: PartProps;
}

export const PartContext = createContext<PartContextValue | null>(null);

interface PartStateValue {
  readonly connection: Connection;
  readonly permissions: Permissions;
}

/** The values of the state topics. The part subscribes once for all its views, of which a screen has about a hundred. */
export const PartState = createContext<PartStateValue | null>(null);

function inPart<T>(value: T | null): T {
  if (!value) throw new Error('This hook works only inside a part: wrap the view with definePart().');
  return value;
}

const usePart = (): PartContextValue => inPart(useContext(PartContext));

/** Returns the part's handle on the bus, which closes when the part unmounts. */
export const useBus = (): BusHandle => usePart().bus;

const noRoute: State<Route> = {
  value: { path: '/', query: {} },
  subscribe: () => ({ unsubscribe: () => {} }),
};

/** Returns the routes of the page, for a part inside of this one; undefined on a page without routes. */
export const useRouteState = (): State<Route> | undefined => usePart().props.route$;

/** Returns the current route, and draws the view again when it changes. */
export const useRoute = (): Route => useValue(useRouteState() ?? noRoute);

/** Returns the data that the parent passed to the part; an empty object if it passed none. */
export const usePartData = (): Readonly<Record<string, unknown>> => usePart().props.data ?? {};

/** Returns the element that the part draws in. */
export const usePartElement = (): HTMLElement => usePart().props.domElement;

/** Returns the connection of the site, and draws the view again when it changes. */
export const useConnection = (): Connection => inPart(useContext(PartState)).connection;

/** Returns the permissions of the user, and draws the view again when they change. */
export const usePermissions = (): Permissions => inPart(useContext(PartState)).permissions;
