import page from '../../../answers/page.json';
import { createNonce } from '../../auth/nonces';
import { installedPlugins } from '../../catalog/plugins';
import { is16, versionOf } from '../../catalog/versions';
import { isMap } from '../../context/answer';
import type { LoggedIn } from '../../context/identify';
import type { Site } from '../../context/site';
import { registerAction } from '../../provider/authorize';
import { licenseCounts } from '../../provider/licenses';
import { currentUser } from '../../rest/connection/state';
import { moduleStates } from '../../rest/modules/module-shape';
import { fill } from '../../rest/reads/fill';
import { namedValue } from '../../rest/reads/values';
import { newRecommendations } from '../../rest/site/recommendations';
import { accountIdOf, isLinked } from '../../store/connection';
import type { Notice } from '../../store/state';

/** Values that the initial state depends on. */
export interface InitialStateInput {
  readonly site: Site;
  readonly loggedIn: LoggedIn;
  /** Notice that this page shows. */
  readonly notice: Notice;
  /** IP address of the client. */
  readonly ip: string;
}

/** Returns the values that `initial` of `answers/page.json` names and that no read has. */
function pageValues({ site, loggedIn: { user, session }, notice, ip }: InitialStateInput) {
  const { store, clock } = site;
  const { traits, registration, users, licensingError, isSafeModeConfirmed } = store.state;
  const nonce = (action: string) => createNonce(site, session, action);
  const hasBoost = is16(store) && installedPlugins(store)['jetpack-boost/jetpack-boost.php'];
  const account = isLinked(store, user.id) && !traits.providerDown ? registration : null;
  const dismissed = users[user.id]?.dismissedNotice;
  return {
    ip,
    messageCode: notice.messageCode ?? null,
    errorCode: notice.errorCode ?? null,
    restNonce: nonce('wp_rest'),
    registrationNonce: is16(store) ? '' : nonce(registerAction),
    // With the token, anyone can buy for a registered site that has no connection owner.
    purchaseToken: registration?.ownerId === null && 'SAMPLETOKEN0',
    tracksUserData: account !== null && {
      userid: accountIdOf(user.id),
      blogid: account.blogId,
      username: `provider_${user.login}`,
    },
    partnerCoupon: traits.coupon && page.coupon,
    unviewedRecommendations: newRecommendations(store),
    // Version 11 lacks the pages that our links open.
    adminPages: is16(store) ? page.adminPages16 : [],
    hasBlocks: is16(store),
    moduleStates: moduleStates(site),
    currentUser: currentUser(store, user),
    hasRecommendations: registration !== null && !traits.offline && !traits.atomic,
    boostScores: hasBoost ? { timestamp: Math.floor(clock.now() / 1000) - 86_400, scores: page.boostScores } : null,
    release: traits.releasePost
      ? { release_post_title: `New in Jetpack ${versionOf(store)}`, ...page.releasePost }
      : null,
    licensing: {
      error: licensingError,
      showLicensingUi: false,
      ...(!traits.providerDown && { userCounts: licenseCounts(store) }),
      ...(!traits.providerDown && dismissed && { activationNoticeDismiss: dismissed }),
    },
    conflict: traits.identityCrisis
      ? {
          wpcomHomeUrl: traits.knownAddress,
          currentUrl: site.urls.site,
          isSafeModeConfirmed,
          possibleDynamicSiteUrlDetected: false,
          isStaging: traits.staging,
        }
      : null,
  };
}

/** Returns the field `initial` of the page state, with the plugin's names. `limitPageState` removes the fields that are not for the user. */
export function initialState(input: InitialStateInput): Readonly<Record<string, unknown>> {
  const values: Readonly<Record<string, unknown>> = pageValues(input);
  const call = { site: input.site, ...input.loggedIn, path: {}, query: new URLSearchParams(), body: {} };
  const initial = fill(page.initial, (name) => (Object.hasOwn(values, name) ? values[name] : namedValue(call, name)));
  return isMap(initial) ? initial : {};
}
