import { apiSettings } from '../api-settings';
import { callUrl } from './call-url';

/**
 * Posts JSON while the user leaves the page. The browser completes the request after the page is closed, so nothing reads the answer.
 * Never throws. Uses `fetch`, because the browser aborts an XMLHttpRequest with the page, and `sendBeacon` sends no nonce. A separate
 * file, because the root loads it after the first card.
 * @param path as in `Call`
 * @param body JSON text of less than 64 kB
 */
export function sendAtEnd(path: string, body: string): void {
  const options: RequestInit = {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    body,
    headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': apiSettings.nonce },
  };
  fetch(callUrl({ method: 'POST', path }), options).catch(() => {});
}
