import { request, success } from '@flightdeck/shared/api';
import { absoluteUrl } from '../connect/absolute-url';

/**
 * Confirms safe mode, in which the site sends nothing to the provider: POST `identity-crisis/confirm-safe-mode`
 * (SHR-027).
 */
export const confirmSafeMode = () =>
  request({ method: 'POST', path: 'identity-crisis/confirm-safe-mode', body: {} }, success);

/** Moves the connection to this address: POST `identity-crisis/migrate` (SHR-029). */
export const migrateSite = () => request({ method: 'POST', path: 'identity-crisis/migrate', body: {} }, success);

/**
 * Makes this address a separate site: POST `identity-crisis/start-fresh` (SHR-028).
 * @param redirectUri address to which the provider sends the browser back, relative to the admin URL
 * @returns the provider's authorization address
 */
export const startFresh = (redirectUri: string): Promise<string> =>
  request({ method: 'POST', path: 'identity-crisis/start-fresh', body: { redirect_uri: redirectUri } }, absoluteUrl);
