import { sendAtEnd } from '@flightdeck/shared/api';
import { areaFailureCodes } from '@flightdeck/shared/parts';
import type { Loader } from '../loader/loader';
import { hasOptedOut } from './opt-out';
import { bodyOf, visitOf } from './visit';

/**
 * `visitsRoute` of the contract, with a slash in front. Importing it would add 300 bytes of schemas. Reading it from the page would
 * let markup forge an address.
 */
const route = '/flightdeck/v1/visits';
/** Maximum size of a visit, in bytes: `visitLimit` of the contract. */
const maxBytes = 1024;

/**
 * Reports the loads and failures of each area in this visit to the host, once, when the user leaves the page
 * (docs/decisions/035).
 * @returns a function that stops listening
 */
export function sendVisitAtEnd(loader: Pick<Loader, 'entries' | 'reports'>): () => void {
  let isSent = false;
  const send = () => {
    if (isSent || document.visibilityState !== 'hidden' || hasOptedOut()) return;
    const visit = visitOf({ entries: loader.entries, reports: loader.reports(), failures: areaFailureCodes() });
    if (!visit) return;
    isSent = true;
    sendAtEnd(route, bodyOf(visit, maxBytes));
  };
  document.addEventListener('visibilitychange', send);
  // Safari can close a page without the event `visibilitychange`.
  window.addEventListener('pagehide', send);
  return () => {
    document.removeEventListener('visibilitychange', send);
    window.removeEventListener('pagehide', send);
  };
}
