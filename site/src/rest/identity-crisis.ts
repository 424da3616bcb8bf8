import { siteId } from '../scenarios/scenarios';
import { setTraits, traitsOf } from '../scenarios/traits';
import type { Store } from '../store/store';
import { ok } from './answer';
import { authorizeUrl } from './authorize';
import type { Route, SignedInCall } from './route';

const success = ok({ code: 'success' });

/** The address is settled: nothing is in doubt any more. */
const settle = (store: Store) => setTraits(store, { ...traitsOf(store), identityCrisis: false });

/** Leaves the old registration to the old address and makes a new one. */
function startFresh({ site, user, session, body }: SignedInCall) {
  const { store } = site;
  store.write(() => {
    const blogId = store.connection.registration()?.blogId ?? siteId;
    store.connection.disconnect();
    store.connection.register(blogId);
    settle(store);
  });
  return ok(authorizeUrl(site, user, session, body.redirect_uri));
}

function migrate({ site }: SignedInCall) {
  settle(site.store);
  return success;
}

/** Ways out when site and provider disagree on the address. */
export const identityCrisisRoutes: readonly Route[] = [
  // Safe mode keeps the doubt: nothing is sent to the provider until somebody decides.
  {
    method: 'POST',
    path: 'identity-crisis/confirm-safe-mode',
    capability: 'identityCrisis',
    handle: ({ site }) => {
      site.store.options.set('safe_mode_confirmed', true);
      return success;
    },
  },
  { method: 'POST', path: 'identity-crisis/migrate', capability: 'identityCrisis', handle: migrate },
  { method: 'POST', path: 'identity-crisis/start-fresh', capability: 'identityCrisis', handle: startFresh },
];
