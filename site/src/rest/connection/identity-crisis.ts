import { ok } from '../../context/answer';
import { authorizeUrl } from '../../provider/authorize';
import { disconnect, register } from '../../store/connection';
import type { Store } from '../../store/store';
import type { LoggedInCall, Route } from '../route';

const success = ok({ code: 'success' });

const endIdentityCrisis = ({ state, change }: Store) => change({ traits: { ...state.traits, identityCrisis: false } });

/** Registers the site again, at its current address, without an owner or linked accounts. */
function startFresh({ site, user, session, body }: LoggedInCall) {
  const { store } = site;
  store.write(() => {
    disconnect(store);
    register(store);
    endIdentityCrisis(store);
  });
  return ok(authorizeUrl(site, user, session, body.redirect_uri));
}

/** Ends the crisis with the current address. Keeps the registration. */
function migrate({ site }: LoggedInCall) {
  endIdentityCrisis(site.store);
  return success;
}

/** Calls that resolve an identity crisis, in which site and provider have different addresses. */
export const identityCrisisRoutes: readonly Route[] = [
  // Safe mode does not end the crisis: the site sends nothing to the provider until an administrator resolves it.
  {
    method: 'POST',
    path: 'identity-crisis/confirm-safe-mode',
    capability: 'identityCrisis',
    handle: ({ site }) => {
      site.store.change({ isSafeModeConfirmed: true });
      return success;
    },
  },
  { method: 'POST', path: 'identity-crisis/migrate', capability: 'identityCrisis', handle: migrate },
  { method: 'POST', path: 'identity-crisis/start-fresh', capability: 'identityCrisis', handle: startFresh },
];
