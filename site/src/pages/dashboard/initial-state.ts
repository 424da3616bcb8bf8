import type { pageStateSchema } from '@flightdeck/shared/contracts/page';
import type * as v from 'valibot';
import page from '../../../answers/page.json';
import { createNonce } from '../../auth/nonces';
import { installedPlugins } from '../../catalog/plugins';
import { is16, versionOf } from '../../catalog/versions';
import type { LoggedIn } from '../../context/identify';
import { type Site, siteTitle } from '../../context/site';
import { allSettings } from '../../facts/settings-values';
import { roles, type User } from '../../facts/users';
import { registerAction } from '../../provider/authorize';
import { googleConnectPath } from '../../provider/google-page';
import { licenseCounts } from '../../provider/licenses';
import { currentUser } from '../../rest/connection/state';
import { moduleStates } from '../../rest/modules/module-shape';
import { newRecommendations } from '../../rest/site/recommendations';
import { accountIdOf, isLinked, isOwner } from '../../store/connection';
import type { Notice } from '../../store/state';
import type { Store } from '../../store/store';

type InitialState = v.InferInput<typeof pageStateSchema>['initial'];

/** Values that the initial state depends on. */
export interface InitialStateInput {
  readonly site: Site;
  readonly loggedIn: LoggedIn;
  /** Notice that this page shows. */
  readonly notice: Notice;
  /** IP address of the client. */
  readonly ip: string;
}

/** Returns the field `initial` of the page state, with the plugin's names. `limitPageState` removes the fields that are not for the user. */
export function initialState({ site, loggedIn, notice, ip }: InitialStateInput): InitialState {
  const { store, urls } = site;
  const { user, session } = loggedIn;
  const traits = store.state.traits;
  const registration = store.state.registration;
  const hasAccount = isLinked(store, user.id);
  const nonce = (action: string) => createNonce(site, session, action);
  return {
    ...page.initial,
    WP_API_root: `${urls.site}/wp-json/`,
    WP_API_nonce: nonce('wp_rest'),
    registrationNonce: is16(store) ? '' : nonce(registerAction),
    pluginBaseUrl: `${urls.site}/wp-content/plugins/flightdeck`,
    // With the token, anyone can buy for a registered site that has no connection owner.
    purchaseToken: registration?.ownerId === null && 'SAMPLETOKEN0',
    tracksUserData:
      hasAccount && registration && !traits.providerDown
        ? { userid: accountIdOf(user.id), blogid: registration.blogId, username: `provider_${user.login}` }
        : false,
    currentIp: ip,
    partnerCoupon: traits.coupon && page.coupon,
    newRecommendations: newRecommendations(store),
    recommendationsStep: store.state.recommendationsStep,
    isDevVersion: traits.devVersion,
    currentVersion: versionOf(store),
    rawUrl: new URL(urls.site).host,
    adminUrl: `${urls.site}/wp-admin/`,
    loginUrl: `${urls.site}/wp-login.php`,
    // Version 11 lacks the pages that our links open.
    adminPages: is16(store) ? page.adminPages16 : [],
    siteTitle,
    getModules: moduleStates(site),
    settings: allSettings(store, user),
    userData: { currentUser: currentUser(store, user) },
    siteData: {
      ...page.siteData,
      blog_id: registration?.blogId ?? 0,
      isAtomicSite: traits.atomic,
      isWoASite: traits.atomic,
      isAtomicPlatform: traits.atomic,
      showRecommendations: registration !== null && !traits.offline && !traits.atomic,
      isMultisite: traits.multisite,
      plan: { product_slug: store.state.plan },
      latestBoostSpeedScores: boostScores(site),
      isSharingBlockAvailable: is16(store),
      isLikeBlockAvailable: is16(store),
    },
    jetpackStateNotices: {
      messageCode: null,
      errorCode: null,
      errorDescription: null,
      ...notice,
      messageContent: releasePost(store),
    },
    licensing: {
      error: store.state.licensingError,
      showLicensingUi: false,
      ...licensesOfOwner(site, user),
    },
    hasSeenWCConnectionModal: store.state.hasSeenStoreModal,
    isWooCommerceActive: traits.commerce,
    identityCrisis: traits.identityCrisis ? conflictingAddresses(site) : null,
    lastPostUrl: `${urls.site}/hello-world/`,
    stats: {
      roles: Object.fromEntries(roles.map((role) => [role, { name: role[0]?.toUpperCase() + role.slice(1) }])),
    },
    externalServicesConnectUrls: { google_site_verification: `${urls.site}${googleConnectPath}` },
  };
}

/** Returns the release notes of this version; null on sites without the trait `releasePost`. */
const releasePost = (store: Store) =>
  store.state.traits.releasePost
    ? { release_post_title: `New in Jetpack ${versionOf(store)}`, ...page.releasePost }
    : null;

/** Returns the speed scores of yesterday; null if Boost is not active or the version of Jetpack does not show its scores. */
const boostScores = ({ store, clock }: Site) =>
  is16(store) && installedPlugins(store)['jetpack-boost/jetpack-boost.php']
    ? { timestamp: Math.floor(clock.now() / 1000) - 86_400, scores: page.boostScores }
    : null;

/** Returns the data of an identity crisis: the address that the provider has for the site, and the current one. */
const conflictingAddresses = ({ store, urls }: Site) => ({
  wpcomHomeUrl: store.state.traits.knownAddress,
  currentUrl: urls.site,
  isSafeModeConfirmed: store.state.isSafeModeConfirmed,
  possibleDynamicSiteUrlDetected: false,
  isStaging: store.state.traits.staging,
});

/**
 * Returns the counts of the connection owner's licenses, and the count for which the owner dismissed the notice; empty for other users,
 * and while the provider is down.
 */
function licensesOfOwner({ store }: Site, user: User): Partial<InitialState['licensing']> {
  if (!isOwner(store, user.id) || store.state.traits.providerDown) return {};
  const dismissed = store.state.users[user.id]?.dismissedNotice;
  return { userCounts: licenseCounts(store), ...(dismissed && { activationNoticeDismiss: dismissed }) };
}
