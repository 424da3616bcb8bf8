type EventListening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** The page whose unsaved work is guarded: a window, or a fake in tests. */
export interface GuardedPage extends EventListening {
  readonly location: { readonly href: string };
  readonly history: Pick<History, 'state' | 'replaceState' | 'go'>;
  /** Missing in browsers without the Navigation API. */
  readonly navigation?: GuardedNavigation | undefined;
  confirm(message: string): boolean;
}

/** The members of the Navigation API that the guard uses. */
export interface GuardedNavigation extends EventListening {
  readonly currentEntry: { readonly key: string } | null;
  traverseTo(key: string): { readonly finished?: Promise<unknown> };
}

/** Events for a change of the hash; each change fires one or both. */
export const routeChangeEvents = ['popstate', 'hashchange'] as const;

/** Returns whether the user may go from one address to the other. If unsaved work would be lost, the user decides. */
export type MayGo = (from: string, to: string) => boolean;
