import { sendAtEnd } from '@flightdeck/shared/api/send-at-end';
import { type AreaName, type PartName, splitPartName } from '@flightdeck/shared/contracts/area-manifest';
import { lostDrafts } from '@flightdeck/shared/contracts/lost-drafts';
import { bare } from '@flightdeck/shared/contracts/own';
import { areaFailureCodes } from '@flightdeck/shared/parts/area-failures';
import type { LoadListener, PageLoader } from '../loader/load-chain';
import type { Navigation } from '../navigation/navigation';
import { hasOptedOut } from './opt-out';
import { bodyOf, visitOf } from './visit';

/** `healthRoute` of the contract, whose file would bring 300 bytes of schemas. Not from the page: an address could be forged. */
const route = '/flightdeck/v1/health';
/** Largest message in bytes. */
const most = 1024;

export interface HealthOptions {
  readonly loader: Pick<PageLoader, 'entries' | 'reports' | 'listen'>;
  readonly navigation: Pick<Navigation, 'current'>;
}

/**
 * Tells the host once, when the user leaves the page, how the areas did in this visit (docs/decisions/024).
 * @returns a function that stops it
 */
export function startHealth({ loader, navigation }: HealthOptions): () => void {
  const retries = new Map<AreaName, number>();
  const stopCount = loader.listen(countRetries(retries));
  const interactions = measureInteractions(navigation);
  let isSent = false;
  const send = () => {
    if (isSent || document.visibilityState !== 'hidden' || hasOptedOut()) return;
    const visit = visitOf({
      ...{ entries: loader.entries, reports: loader.reports(), failures: areaFailureCodes(), retries },
      ...{ lost: lostDrafts(), interactions },
    });
    if (!visit) return;
    isSent = true;
    sendAtEnd(route, bodyOf(visit, most));
  };
  document.addEventListener('visibilitychange', send);
  // Safari ends a page without the other event.
  window.addEventListener('pagehide', send);
  return () => {
    stopCount();
    document.removeEventListener('visibilitychange', send);
    window.removeEventListener('pagehide', send);
  };
}

/** Returns the listener that counts loads of parts that had failed before. */
export function countRetries(retries: Map<AreaName, number>): LoadListener {
  const failed = new Set<PartName>();
  return (name, { state }) => {
    const { area } = splitPartName(name);
    if (failed.delete(name)) retries.set(area, (retries.get(area) ?? 0) + 1);
    if (state === 'failed') failed.add(name);
  };
}

/** Measures the slowest interaction of each area while it is the main one. */
function measureInteractions({ current }: Pick<Navigation, 'current'>): ReadonlyMap<AreaName, number> {
  const slowest = new Map<AreaName, number>();
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes('event')) return slowest;
  const observer = new PerformanceObserver((list) => {
    const { main } = current().screens;
    if (!main) return;
    const { area } = splitPartName(main);
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId') > 0) slowest.set(area, Math.max(slowest.get(area) ?? 0, entry.duration));
  });
  observer.observe(bare({ type: 'event', buffered: true }));
  return slowest;
}
