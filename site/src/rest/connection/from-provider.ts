import { errorWithStatus200, ok, refuse } from '../../context/answer';
import { traitsOf } from '../../facts/traits';
import type { Call, LoggedInCall } from '../route';

/** Returns whether the site is registered with the provider. */
export const isConnected = ({ site }: Call) => site.store.connection.registration() !== null;
/** Returns whether the user's account at the provider is linked. */
export const isLinked = ({ site, user }: LoggedInCall) => site.store.connection.accountOf(user.id) !== null;
/** Returns whether the provider answers every request with an error. */
export const isDown = ({ site }: Call) => traitsOf(site.store).providerDown;

/** Body of the provider's responses while it is down. */
export const downBody = { error: 'service_unavailable', message: 'The provider is down.' };

/** Returns a response of the provider as the plugin forwards it: as JSON inside a string. */
export const forwarded = (message: string, data: unknown) =>
  ok({ code: 'success', message, data: JSON.stringify(data) });

/** Returns the plugin's error for a failed request to the provider. */
export const notFetched = (status = 500) =>
  refuse(status, 'failed_to_fetch_data', 'Unable to fetch the requested data.');

/** Error for a user whose account is not linked, and while the provider is down. */
interface DataError {
  readonly code: string;
  /** Message for a user whose account is not linked. */
  readonly message: string;
  /** Message while the provider is down. Default: `message`. */
  readonly messageWhenDown?: string;
}

const noSiteId = refuse(400, 'site_id_missing', 'Site ID is missing.');

/**
 * Returns the error of a call that needs the user's account at the provider: for a site that is not registered, for a user whose account
 * is not linked (with status 200), and while the provider is down. Otherwise undefined.
 */
export function refusalOf(call: LoggedInCall, { code, message, messageWhenDown = message }: DataError) {
  if (!isConnected(call)) return noSiteId;
  if (!isLinked(call)) return errorWithStatus200(code, message);
  return isDown(call) ? refuse(503, code, messageWhenDown) : undefined;
}
