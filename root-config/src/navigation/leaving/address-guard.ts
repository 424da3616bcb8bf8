import { type GuardedPage, type MayGo, routeChangeEvents } from './guarded-page';
import { anchorTarget, followedLink } from './page-anchors';

const indexField = 'flightdeckIndex';

/**
 * Guards leaving without the Navigation API: catches clicks on links before other listeners, and undoes Back and typed
 * addresses, after the browser has shown the other address for a few frames. Each history entry carries its index, so that
 * the guard knows how far to go back.
 * @returns a function that removes the guard
 */
export function guardAddress(page: GuardedPage, mayGo: MayGo): () => void {
  let index = indexOf(page.history.state) ?? 0;
  let address = page.location.href;
  let isUndoing = false;

  const storeIndex = () =>
    page.history.replaceState({ ...page.history.state, [indexField]: index }, '', page.location.href);
  // Runs after all listeners to the change, because the root may have replaced the address.
  const updateAddress = () => setTimeout(() => (address = page.location.href));

  const onClick = (event: Event) => {
    const link = followedLink(event);
    if (!link || anchorTarget(link) || mayGo(page.location.href, link.href)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const onRouteChange = (event: Event) => {
    const nextAddress = page.location.href;
    if (isUndoing) {
      event.stopImmediatePropagation();
      isUndoing = nextAddress !== address;
      return;
    }
    const arrivedIndex = indexOf(page.history.state) ?? index + 1;
    if (nextAddress === address || arrivedIndex === index) return;
    if (mayGo(address, nextAddress)) {
      index = arrivedIndex;
      address = nextAddress;
      storeIndex();
      updateAddress();
      return;
    }
    isUndoing = true;
    event.stopImmediatePropagation();
    page.history.go(index - arrivedIndex);
  };

  storeIndex();
  page.addEventListener('click', onClick, true);
  for (const type of routeChangeEvents) page.addEventListener(type, onRouteChange);
  return () => {
    page.removeEventListener('click', onClick, true);
    for (const type of routeChangeEvents) page.removeEventListener(type, onRouteChange);
  };
}

function indexOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const index: unknown = Reflect.get(state, indexField);
  return typeof index === 'number' ? index : undefined;
}
