import * as connection from '../store/connection';
import type { Call, LoggedInCall } from './route';

/** Returns whether the site is registered with the provider. */
export const isRegistered = ({ site }: Call) => site.store.state.registration !== null;

/** Returns whether the user's account at the provider is linked. */
export const isLinked = ({ site, user }: LoggedInCall) => connection.isLinked(site.store, user.id);

/** Returns whether the provider answers every request with an error. */
export const isDown = ({ site }: Call) => site.store.state.traits.providerDown;
