import { sendAtEnd } from '@flightdeck/shared/api';
import { areaFailureCodes } from '@flightdeck/shared/parts';
import type { Loader } from '../loader/loader';
import { hasOptedOut } from './opt-out';
import { bodyOf, visitOf } from './visit';

/** `visitsRoute` of the contract, whose file would bring 300 bytes of schemas. Not from the page: an address could be forged. */
const route = '/flightdeck/v1/visits';
/** Largest message in bytes. */
const most = 1024;

/**
 * Sends the host once, when the user leaves the page, which areas were loaded or failed in this visit (docs/decisions/035).
 * @returns a function that stops it
 */
export function sendVisitAtEnd(loader: Pick<Loader, 'entries' | 'reports'>): () => void {
  let isSent = false;
  const send = () => {
    if (isSent || document.visibilityState !== 'hidden' || hasOptedOut()) return;
    const visit = visitOf({ entries: loader.entries, reports: loader.reports(), failures: areaFailureCodes() });
    if (!visit) return;
    isSent = true;
    sendAtEnd(route, bodyOf(visit, most));
  };
  document.addEventListener('visibilitychange', send);
  // Safari ends a page without the other event.
  window.addEventListener('pagehide', send);
  return () => {
    document.removeEventListener('visibilitychange', send);
    window.removeEventListener('pagehide', send);
  };
}
