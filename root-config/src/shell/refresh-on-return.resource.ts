import { queryClient, settingsRead } from '@flightdeck/shared/api';
import { type BusHandle, refreshConnection } from '@flightdeck/shared/session';

export interface RefreshOptions {
  readonly bus: Pick<BusHandle, 'connection$'>;
  /** Loads the connection from the server. */
  readonly refresh?: () => Promise<unknown>;
  /** Document of the page, whose visibility changes when the user returns to the tab. */
  readonly page?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Window of the page. Two windows side by side are never hidden, so the user's return only moves the focus. */
  readonly view?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Returns whether a dialog is open, which a refresh could close. */
  readonly isDialogOpen?: () => boolean;
}

/** Reads the settings again after Back from the browser's cache, if the page has read them: not all users may. */
const onPageShow = ({ persisted }: PageTransitionEvent) => {
  if (persisted) void queryClient.refetchQueries({ queryKey: [settingsRead.path] });
};

/**
 * Refreshes the connection when the user returns to the tab, because another tab may have changed it. Does not refresh
 * while this tab changes it, or while a dialog is open. Reads the settings again if the browser shows the page from its back/forward
 * cache, as if the page were loaded.
 * @returns a function that stops listening
 */
export function refreshOnReturn({
  bus,
  refresh = refreshConnection,
  page = document,
  view = window,
  isDialogOpen = () => document.querySelector('dialog[open]') !== null,
}: RefreshOptions): () => void {
  let isRefreshing = false;
  const refreshIfVisible = () => {
    const { siteIsRegistering, userIsConnecting, isReconnecting } = bus.connection$.value;
    if (page.visibilityState !== 'visible' || isRefreshing) return;
    if (siteIsRegistering || userIsConnecting || isReconnecting || isDialogOpen()) return;
    isRefreshing = true;
    void refresh().finally(() => {
      isRefreshing = false;
    });
  };
  page.addEventListener('visibilitychange', refreshIfVisible);
  view.addEventListener('focus', refreshIfVisible);
  view.addEventListener('pageshow', onPageShow);
  return () => {
    page.removeEventListener('visibilitychange', refreshIfVisible);
    view.removeEventListener('focus', refreshIfVisible);
    view.removeEventListener('pageshow', onPageShow);
  };
}
