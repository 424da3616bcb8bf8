import { anyAnswer, request, success } from '@flightdeck/shared/api';

/** POST `connection` with `{isActive: false}` (SHR-023): disconnects the site. */
export const disconnectSite = () => request({ method: 'POST', path: 'connection', body: { isActive: false } }, success);

/** POST `connection/user` with `{linked: false}` (SHR-024): disconnects the account of the current user. */
export const unlinkUser = () => request({ method: 'POST', path: 'connection/user', body: { linked: false } }, success);

/**
 * GET `connection/test` (SHR-020), never cached. Resolves if all tests have passed.
 * @throws Failure with the message of the first test that failed
 */
export const testConnection = () => request({ method: 'GET', path: 'connection/test' }, anyAnswer);

/** POST `seen-wc-connection-modal` (SHR-026): records that the user has seen the store setup. */
export const markStoreSetupSeen = () =>
  request({ method: 'POST', path: 'seen-wc-connection-modal', body: {} }, anyAnswer);
