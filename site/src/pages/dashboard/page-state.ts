import type { PageReads, pageStateSchema } from '@flightdeck/shared/contracts/page';
import { filesFor, type Registry, type RootEntry } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import { createNonce } from '../../auth/nonces';
import { adminPages16, is16, versionOf } from '../../catalog/jetpack-16';
import type { LoggedIn } from '../../context/identify';
import { type Site, setPath, siteTitle } from '../../context/site';
import { installedPlugins } from '../../facts/installed';
import { moduleList } from '../../facts/module-list';
import { planOf } from '../../facts/owned';
import { connectionErrors, partnerCoupon, releasePost } from '../../facts/page-extras';
import { permissionsOf } from '../../facts/permissions';
import { allSettings } from '../../facts/settings-values';
import type { StateNotices } from '../../facts/state-notices';
import { traitsOf } from '../../facts/traits';
import { registerAction } from '../../provider/authorize';
import { googleConnectPath } from '../../provider/google-page';
import { licenseCounts } from '../../provider/licenses';
import { connectUrl } from '../../rest/connection/connection';
import { purchaseToken } from '../../rest/connection/products';
import { connectionData, connectionStatus, currentUser, mayOf } from '../../rest/connection/state';
import { activation } from '../../rest/modules/module-shape';
import { readsRoute } from '../../rest/reads/answer-lines';
import { readsInPage } from '../../rest/reads/first-reads';
import { newRecommendations, recommendationsStep } from '../../rest/site/recommendations';
import { limitPageState } from '../../rules/limit-page-state';
import { readPageMessages, translationFor } from '../../set/messages';
import { roles, type User } from '../../store/users';

export interface PageStateInput {
  readonly site: Site;
  readonly loggedIn: LoggedIn;
  readonly root: RootEntry;
  readonly areas: Registry['areas'];
  readonly notices: StateNotices;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** IP address of the client. */
  readonly ip: string;
}

export type PageState = v.InferInput<typeof pageStateSchema>;

/** Returns the page state, limited to the fields that this user may see. */
export function pageState(input: PageStateInput): PageState & { readonly reads?: PageReads } {
  const state = limitPageState(wholeState(input), mayOf(input.site, input.loggedIn.user));
  return input.site.separateReads ? state : { ...state, reads: { inPage: inPage(input, state), route: readsRoute } };
}

/** Returns the reads whose answers are in the page. */
function inPage({ site, areas }: PageStateInput, { connection, initial, userConnection }: PageState): string[] {
  const isOffline = connection.offlineMode.isActive;
  if (!connection.isActive && !isOffline) return [];
  const { settings, userData } = initial;
  const permissions = userData?.currentUser.permissions ?? userConnection.currentUser.permissions;
  return readsInPage(areas, { settings, permissions, isOffline }).filter((path) => !site.chaos.hits('GET', path));
}

/** Returns the page state with all fields; `limitPageState` removes those that are not for the user. */
function wholeState(input: PageStateInput): PageState {
  const { site, loggedIn, root, lang, dir } = input;
  const { store, urls } = site;
  const translation = translationFor(root, lang);
  const messages = translation ? readPageMessages(site.setDir, root, translation) : null;
  return {
    initial: initialState(input),
    connection: {
      ...connectionStatus(store, loggedIn.user),
      isInIdentityCrisis: traitsOf(store).identityCrisis,
      sandboxDomain: '',
      errors: connectionErrors(store),
    },
    userConnection: connectionData(site, loggedIn.user),
    registry: { url: `${urls.site}${setPath}`, areas: areasWithTexts(input.areas, messages ? translation : undefined) },
    locale: { lang, dir, timeZone: 'UTC', messages },
    provider: { origins: [urls.provider], redirect: `${urls.provider}/redirect/` },
    overrides: { origins: [...site.overrideOrigins] },
  };
}

/** Returns the areas without the files of texts in other languages. */
const areasWithTexts = (areas: Registry['areas'], language: string | undefined): Registry['areas'] =>
  Object.fromEntries(
    Object.entries(areas).map(([name, entry]) => [name, entry && { ...entry, files: filesFor(entry.files, language) }]),
  );

/** Returns the origins from which a user may load areas; none without `manage_options`. */
export const overrideOriginsFor = ({ store, overrideOrigins }: Site, user: User): readonly string[] =>
  permissionsOf(store, user).manage_options ? overrideOrigins : [];

function initialState({ site, loggedIn, notices, ip }: PageStateInput): PageState['initial'] {
  const { store, urls, clock } = site;
  const { user, session } = loggedIn;
  const traits = traitsOf(store);
  const permissions = permissionsOf(store, user);
  const registration = store.connection.registration();
  const account = store.connection.accountOf(user.id);
  const nonce = (action: string) => createNonce(store.secret, clock.now(), session, action);
  const mayLink = permissions.connect_user && account === null;
  return {
    WP_API_root: `${urls.site}/wp-json/`,
    WP_API_nonce: nonce('wp_rest'),
    registrationNonce: is16(store) ? '' : nonce(registerAction),
    pluginBaseUrl: `${urls.site}/wp-content/plugins/flightdeck`,
    purchaseToken: purchaseToken(store) || false,
    tracksUserData:
      account !== null && registration && !traits.providerDown
        ? { userid: account, blogid: registration.blogId, username: `provider_${user.login}` }
        : false,
    currentIp: ip,
    aff: '',
    partnerSubsidiaryId: '',
    partnerCoupon: traits.coupon && partnerCoupon,
    newRecommendations: newRecommendations(store),
    recommendationsStep: recommendationsStep(store),
    isDevVersion: traits.devVersion,
    currentVersion: versionOf(store),
    connectedPlugins: { jetpack: { name: 'Jetpack' } },
    connectUrl: mayLink ? connectUrl({ site, user, session }) : '',
    rawUrl: new URL(urls.site).host,
    adminUrl: `${urls.site}/wp-admin/`,
    adminPages: is16(store) ? adminPages16 : [],
    siteTitle,
    calypsoEnv: '',
    getModules: modules(site),
    settings: allSettings(store, user),
    userData: { currentUser: currentUser(store, user) },
    siteData: {
      blog_id: registration?.blogId ?? 0,
      icon: '',
      siteVisibleToSearchEngines: true,
      showPromotions: true,
      isAtomicSite: traits.atomic,
      isWoASite: traits.atomic,
      isAtomicPlatform: traits.atomic,
      showBackups: true,
      showRecommendations: registration !== null && !traits.offline && !traits.atomic,
      showMyJetpack: true,
      isMultisite: traits.multisite,
      dateFormat: 'F j, Y',
      plan: { product_slug: planOf(store) },
      latestBoostSpeedScores: boostScores(site),
      isSharingBlockAvailable: is16(store),
      isLikeBlockAvailable: is16(store),
      isSeoOffered: false,
    },
    jetpackStateNotices: { ...notices, messageContent: releasePost(store) },
    licensing: {
      error: store.options.get('licensing_error', v.string(), ''),
      showLicensingUi: false,
      ...ownersLicenses(site, user),
    },
    hasSeenWCConnectionModal: store.options.get('seen_wc_modal', v.boolean(), false),
    isWooCommerceActive: traits.commerce,
    identityCrisis: traits.identityCrisis ? conflictingAddresses(site) : null,
    themeData: { support: { 'infinite-scroll': true, widgets: true }, isBlockTheme: false },
    lastPostUrl: `${urls.site}/hello-world/`,
    stats: {
      roles: Object.fromEntries(roles.map((role) => [role, { name: role[0]?.toUpperCase() + role.slice(1) }])),
    },
    externalServicesConnectUrls: { google_site_verification: `${urls.site}${googleConnectPath}` },
  };
}

/** Returns the scores that Boost measured yesterday, on a site with the plugin and a Jetpack that shows them. */
const boostScores = ({ store, clock }: Site) =>
  is16(store) && installedPlugins(store)['jetpack-boost/jetpack-boost.php']
    ? { timestamp: Math.floor(clock.now() / 1000) - 86_400, scores: { mobile: 71, desktop: 92 } }
    : null;

/** Returns the two addresses of an identity crisis: the one that the provider knows, and the current one. */
const conflictingAddresses = ({ store, urls }: Site) => ({
  wpcomHomeUrl: traitsOf(store).knownAddress,
  currentUrl: urls.site,
  isSafeModeConfirmed: store.options.get('safe_mode_confirmed', v.boolean(), false),
  possibleDynamicSiteUrlDetected: false,
});

const dismissedSchema = v.object({ last_detached_count: v.number(), last_dismissed_time: v.string() });

/** Returns the number of unused licenses, and the number for which the notice was dismissed. Only for the connection owner. */
function ownersLicenses({ store }: Site, user: User): Partial<PageState['initial']['licensing']> {
  if (store.connection.registration()?.ownerId !== user.id || traitsOf(store).providerDown) return {};
  const dismissed = store
    .userOptions(user.id)
    .get<v.InferOutput<typeof dismissedSchema> | null>('activation_notice_dismissed', dismissedSchema, null);
  return { userCounts: licenseCounts(store), ...(dismissed && { activationNoticeDismiss: dismissed }) };
}

function modules(site: Site): PageState['initial']['getModules'] {
  return Object.fromEntries(
    moduleList(site.store).map((entry) => [
      entry.slug,
      {
        ...activation({ site }, entry),
        requires_connection: entry.needs !== 'nothing',
        requires_user_connection: entry.needs === 'user',
        name: entry.name,
      },
    ]),
  );
}
