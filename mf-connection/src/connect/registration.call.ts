import { request } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { absoluteUrl } from './absolute-url';

export interface RegistrationRequest {
  /** Empty if the page state has none: newer versions of Jetpack, such as 16.1, don't need it. */
  readonly registrationNonce: string;
  /**
   * Address to which the provider sends the browser back, relative to the admin URL; null for the provider's default.
   */
  readonly redirectUri: string | null;
}

/** Registers the site: POST `connection/register` (SHR-016). @returns the provider's authorization address */
export async function registerSite({ registrationNonce, redirectUri }: RegistrationRequest): Promise<string> {
  const body = {
    ...(registrationNonce !== '' && { registration_nonce: registrationNonce }),
    no_iframe: true,
    plugin_slug: 'jetpack',
    ...(redirectUri !== null && { redirect_uri: redirectUri }),
  };
  const answer = await request(
    { method: 'POST', path: 'connection/register', body },
    v.object({ authorizeUrl: absoluteUrl }),
  );
  return answer.authorizeUrl;
}

/**
 * Loads the provider's authorization address for a registered site: GET `connection/authorize_url` (SHR-017).
 * @param redirectUri as in `RegistrationRequest`
 */
export async function fetchAuthorizeUrl(redirectUri: string | null): Promise<string> {
  const params = { no_iframe: '1', ...(redirectUri !== null && { redirect_uri: redirectUri }) };
  const answer = await request(
    { method: 'GET', path: 'connection/authorize_url', params },
    v.object({ authorizeUrl: absoluteUrl }),
  );
  return answer.authorizeUrl;
}
