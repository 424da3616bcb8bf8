import { traitsOf } from '../facts/traits';
import type { Call, LoggedInCall } from './route';

/** Returns whether the site is registered with the provider. */
export const isRegistered = ({ site }: Call) => site.store.connection.registration() !== null;

/** Returns whether the user's account at the provider is linked. */
export const isLinked = ({ site, user }: LoggedInCall) => site.store.connection.accountOf(user.id) !== null;

/** Returns whether the provider answers every request with an error. */
export const isDown = ({ site }: Call) => traitsOf(site.store).providerDown;
