import { type GuardedPage, type MayGo, moves } from './guarded-page';

const field = 'flightdeckIndex';

/**
 * The guard without the Navigation API: clicks on links are caught before anybody else hears of them; Back and a typed
 * address are undone, which shows the other address for a few frames. To know how far to go back, each entry of the history
 * carries its index.
 */
export function guardAddress(page: GuardedPage, mayGo: MayGo): () => void {
  let index = indexOf(page.history.state) ?? 0;
  let address = page.location.href;
  let isUndoing = false;

  const mark = () => page.history.replaceState({ ...page.history.state, [field]: index }, '', page.location.href);
  // Once everybody has heard of the change: the root may have replaced the address by another.
  const settle = () => setTimeout(() => (address = page.location.href));

  const onClick = (event: Event) => {
    const target = plainLink(event);
    if (target === undefined || mayGo(page.location.href, target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const onMove = (event: Event) => {
    const here = page.location.href;
    if (isUndoing) {
      event.stopImmediatePropagation();
      isUndoing = here !== address;
      return;
    }
    const arrived = indexOf(page.history.state) ?? index + 1;
    if (here === address || arrived === index) return;
    if (mayGo(address, here)) {
      index = arrived;
      address = here;
      mark();
      settle();
      return;
    }
    isUndoing = true;
    event.stopImmediatePropagation();
    page.history.go(index - arrived);
  };

  mark();
  page.addEventListener('click', onClick, true);
  for (const type of moves) page.addEventListener(type, onMove);
  return () => {
    page.removeEventListener('click', onClick, true);
    for (const type of moves) page.removeEventListener(type, onMove);
  };
}

function indexOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const index: unknown = Reflect.get(state, field);
  return typeof index === 'number' ? index : undefined;
}

/** Address of the link that a click follows in this tab; undefined for any other click. */
function plainLink(event: Event): string | undefined {
  if (!(event instanceof MouseEvent) || event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.composedPath().find((element) => element instanceof HTMLAnchorElement);
  if (!link?.href || link.hasAttribute('download')) return undefined;
  return link.target === '' || link.target === '_self' ? link.href : undefined;
}
