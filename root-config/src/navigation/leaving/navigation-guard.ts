import { type GuardedNavigation, type GuardedPage, type MayGo, routeChangeEvents } from './guarded-page';

interface NavigateLike extends Event {
  readonly navigationType: string;
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
}

const isNavigate = (event: Event): event is NavigateLike => 'navigationType' in event && 'destination' in event;

/**
 * Guards leaving with the Navigation API: asks before a link, `location.hash`, a typed address or Back changes the
 * address. A second Back without a gesture in between cannot be canceled: the guard undoes it, and hides both
 * changes from other listeners.
 *
 * Does not ask when the address is replaced: by a redirect of the root, or by a link to the current route.
 * @returns a function that removes the guard
 */
export function guardNavigation(page: GuardedPage, navigation: GuardedNavigation, mayGo: MayGo): () => void {
  /** Key of the history entry to return to, while the guard undoes a change that could not be canceled. */
  let returnKey: string | null = null;
  let isUndoing = false;

  const onNavigate = (event: Event) => {
    if (returnKey !== null || !isNavigate(event)) return;
    const { navigationType, destination } = event;
    if ((navigationType !== 'push' && navigationType !== 'traverse') || !destination.sameDocument) return;
    if (mayGo(page.location.href, destination.url)) return;
    if (event.cancelable) event.preventDefault();
    else returnKey = navigation.currentEntry?.key ?? null;
  };

  const onRouteChange = (event: Event) => {
    if (returnKey === null) return;
    event.stopImmediatePropagation();
    if (isUndoing) return;
    isUndoing = true;
    const end = () => {
      returnKey = null;
      isUndoing = false;
    };
    Promise.resolve(navigation.traverseTo(returnKey).finished).then(end, end);
  };

  navigation.addEventListener('navigate', onNavigate);
  for (const type of routeChangeEvents) page.addEventListener(type, onRouteChange);
  return () => {
    navigation.removeEventListener('navigate', onNavigate);
    for (const type of routeChangeEvents) page.removeEventListener(type, onRouteChange);
  };
}
