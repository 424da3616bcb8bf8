import { request, success } from '@flightdeck/shared/api';
import { absoluteUrl } from '../connect/absolute-url';

/** POST `identity-crisis/confirm-safe-mode` (SHR-027): stay as it is, and send nothing to the provider. */
export const confirmSafeMode = () =>
  request({ method: 'POST', path: 'identity-crisis/confirm-safe-mode', body: {} }, success);

/** POST `identity-crisis/migrate` (SHR-029): the provider is to know this address from now on. */
export const migrateSite = () => request({ method: 'POST', path: 'identity-crisis/migrate', body: {} }, success);

/**
 * POST `identity-crisis/start-fresh` (SHR-028): this address becomes a site of its own.
 * @param redirectUri where the provider sends the browser back to, relative to the admin
 * @returns the provider's authorization address
 */
export const startFresh = (redirectUri: string): Promise<string> =>
  request({ method: 'POST', path: 'identity-crisis/start-fresh', body: { redirect_uri: redirectUri } }, absoluteUrl);
