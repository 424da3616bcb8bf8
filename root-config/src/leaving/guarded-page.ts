type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** What the guard needs of the page: a window, or a stand-in in tests. */
export interface GuardedPage extends Listening {
  readonly location: { readonly href: string };
  readonly history: Pick<History, 'state' | 'replaceState' | 'go'>;
  /** Missing in browsers without the Navigation API. */
  readonly navigation?: GuardedNavigation | undefined;
  confirm(question: string): boolean;
}

/** The part of the Navigation API that is used. */
export interface GuardedNavigation extends Listening {
  readonly currentEntry: { readonly key: string } | null;
  traverseTo(key: string): { readonly finished?: Promise<unknown> };
}

/** Events of both kinds of a change of the hash; each change fires one of them or both. */
export const moves = ['popstate', 'hashchange'] as const;

/** Whether the user may go from one address to the other; asks when work would be lost. */
export type MayGo = (from: string, to: string) => boolean;
