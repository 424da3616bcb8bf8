import { cached, readAhead, settingsRead } from '@flightdeck/shared/api';
import { type Facts, type PartName, parseRoute, splitPartName } from '@flightdeck/shared/contracts/areas';
import { isReadMade } from '@flightdeck/shared/contracts/page';
import { partLoader } from '@flightdeck/shared/parts';
import type { LoaderOptions } from '../../loader/loader';
import { screens } from '../../routes/screens';

/**
 * How long the pointer must stay on a link before its screen is requested, in ms. A pointer that only crosses the link
 * requests nothing.
 */
export const hoverDelay = 50;

export interface PrefetchOptions {
  readonly entries: LoaderOptions['entries'];
  facts(): Facts;
}

/**
 * Requests files and reads of a screen when the pointer or the focus stays on a link to the screen, or when the link is
 * pressed, about 100 ms before its click event. Once per route; never while the browser saves data.
 * @param initialTarget element under the pointer, or with the focus, when this code loaded
 * @returns a function that stops prefetching
 */
export function prefetchLinks(options: PrefetchOptions, initialTarget: EventTarget | null): () => void {
  if (savesData()) return () => {};
  const requestedPaths = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const request = (target: EventTarget | null) => {
    const path = pathOf(target);
    if (path === null || requestedPaths.has(path)) return;
    requestedPaths.add(path);
    prefetch(path, options);
  };
  const requestLater = ({ target }: Pick<Event, 'target'>) => {
    clearTimeout(timer);
    timer = setTimeout(request, hoverDelay, target);
  };
  const requestNow = ({ target }: Event) => request(target);
  const listeners = { pointerover: requestLater, focusin: requestLater, pointerdown: requestNow };
  for (const [type, listener] of Object.entries(listeners))
    document.addEventListener(type, listener, { passive: true });
  requestLater({ target: initialTarget });
  return () => {
    clearTimeout(timer);
    for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener);
  };
}

/** Returns the path of the route that a link of this page leads to; null for other elements. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.hash.startsWith('#/') || link.target) return null;
  const { pathname, search, host } = location;
  const isHere = link.host === host && link.pathname === pathname && link.search === search;
  return isHere ? parseRoute(link.hash).path : null;
}

function prefetch(path: string, { entries, facts }: PrefetchOptions): void {
  const currentFacts = facts();
  const { main, overlays, notices } = screens({ path, query: {} }, currentFacts);
  if (main === null) return;
  // Parts added during the iteration are visited too.
  const parts = new Set<PartName>([main, ...overlays, ...notices]);
  const reads = new Set<string>();
  const settings = cached(settingsRead) ?? {};
  const permissions = { ...currentFacts.permissions };
  for (const name of parts) {
    const manifest = manifestOf(name, entries);
    void partLoader().load(name);
    for (const shownPart of manifest?.shows ?? []) {
      const { area, part } = splitPartName(shownPart);
      parts.add(`${area}/${part}`);
    }
    for (const read of manifest?.reads ?? []) {
      if (typeof read === 'string') reads.add(read);
      else if (isReadMade(read, settings, permissions, currentFacts.status === 'offline')) reads.add(read.path);
    }
  }
  readAhead([...reads]).catch(() => {});
}

function manifestOf(name: PartName, entries: LoaderOptions['entries']) {
  const { area, part } = splitPartName(name);
  return entries[area]?.manifest.parts[part];
}

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};
