import type * as v from '@flightdeck/shared/schema';
import type { pageStateSchema } from '../contracts/page/page-state';

const offlineMode = {
  isActive: false,
  constant: false,
  url: false,
  filter: false,
  wpLocalConstant: false,
  option: false,
};

const permissions = {
  admin_page: true,
  connect: true,
  connect_user: true,
  disconnect: true,
  manage_modules: true,
  edit_posts: true,
  publish_posts: true,
  manage_options: true,
  view_stats: true,
  manage_plugins: true,
};

const owner = {
  isConnected: true,
  isMaster: true,
  username: 'admin',
  id: 1,
  blogId: 123456789,
  wpcomUser: { ID: 70000001, login: 'provider_admin', email: 'provider_admin@site.example', avatar: '', site_count: 2 },
  gravatar: '',
  permissions,
};

const status = {
  isActive: true,
  isStaging: false,
  isRegistered: true,
  isUserConnected: true,
  hasConnectedOwner: true,
  offlineMode,
  isPublic: true,
};

/** Returns a new copy of the page state that the server prints for the owner of a connected free site. */
export function pageStateSample(): v.InferInput<typeof pageStateSchema> {
  return structuredClone({
    initial: {
      WP_API_root: 'http://site.example/wp-json/',
      WP_API_nonce: 'n0nce',
      registrationNonce: 'reg-n0nce',
      pluginBaseUrl: 'http://site.example/wp-content/plugins/flightdeck',
      purchaseToken: false,
      tracksUserData: { userid: 70000001, blogid: 123456789, username: 'provider_admin' },
      currentIp: '192.0.2.1',
      aff: '',
      partnerSubsidiaryId: '',
      partnerCoupon: false,
      newRecommendations: [],
      recommendationsStep: 'not-started',
      isDevVersion: false,
      currentVersion: '11.9.1',
      connectedPlugins: { jetpack: { name: 'Jetpack' } },
      connectUrl: '',
      rawUrl: 'site.example',
      adminUrl: 'http://site.example/wp-admin/',
      siteTitle: 'Site Example',
      calypsoEnv: '',
      getModules: {
        protect: {
          activated: true,
          available: true,
          override: false,
          requires_connection: true,
          requires_user_connection: true,
        },
        monitor: {
          activated: true,
          available: true,
          override: false,
          requires_connection: true,
          requires_user_connection: true,
        },
      },
      settings: { protect: true, monitor: true },
      userData: { currentUser: owner },
      siteData: { blog_id: 123456789, showRecommendations: true, showMyJetpack: true },
      jetpackStateNotices: { messageCode: null, errorCode: null, errorDescription: null, messageContent: null },
      licensing: { error: '', showLicensingUi: false },
      hasSeenWCConnectionModal: false,
      isWooCommerceActive: false,
    },
    connection: { ...status, isInIdentityCrisis: false, sandboxDomain: '', errors: [] },
    userConnection: { currentUser: owner, connectionOwner: 'admin' },
    registry: { url: 'http://site.example/wp-content/plugins/flightdeck/set/', areas: {} },
    locale: { lang: 'en', dir: 'ltr' as const, timeZone: 'UTC', messages: null },
    provider: { origins: ['http://provider.example'], redirect: 'http://provider.example/redirect/' },
    overrides: { origins: [] },
  });
}
