import { traitsOf } from '../scenarios/traits';
import { ok, quietly, refuse } from './answer';
import type { Call, SignedInCall } from './route';

/** Whether the site is registered at the provider. */
export const isConnected = ({ site }: Call) => site.store.connection.registration() !== null;
/** Whether the user has an account there. */
export const isLinked = ({ site, user }: SignedInCall) => site.store.connection.accountOf(user.id) !== null;
/** Whether the provider answers nothing but errors. */
export const isDown = ({ site }: Call) => traitsOf(site.store).providerDown;

/** What the provider itself says while it is down. */
export const downBody = { error: 'service_unavailable', message: 'The provider is down.' };

/** The provider's answer travels as JSON inside a string. */
export const passed = (message: string, data: unknown) => ok({ code: 'success', message, data: JSON.stringify(data) });

/** The call to the provider failed. */
export const notFetched = (status = 500) =>
  refuse(status, 'failed_to_fetch_data', 'Unable to fetch the requested data.');

/** What a call answers instead of data, by what stands in its way. */
interface Hindrances {
  readonly code: string;
  /** Said to a user who is not linked, with status 200. */
  readonly message: string;
  /** Said while the provider is down. */
  readonly whenDown?: string;
}

const noSiteId = refuse(400, 'site_id_missing', 'Site ID is missing.');

/** Why a call that asks the provider as the user has no data, or undefined when it has. */
export function hindrance(call: SignedInCall, { code, message, whenDown = message }: Hindrances) {
  if (!isConnected(call)) return noSiteId;
  if (!isLinked(call)) return quietly(code, message);
  return isDown(call) ? refuse(503, code, whenDown) : undefined;
}
