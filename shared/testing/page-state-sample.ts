import * as v from '@flightdeck/shared/schema';
import moduleTable from '../../site/answers/modules.json';
import type { InitialState } from '../contracts/page/initial-state';
import { type PageState, pageStateSchema, readPageState } from '../contracts/page/page-state';

const offlineMode = {
  isActive: false,
  constant: false,
  url: false,
  filter: false,
  wpLocalConstant: false,
  option: false,
};

/** Permissions of the connection owner. */
export const ownerPermissions = {
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
  permissions: ownerPermissions,
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

/** Returns a module that is on, in the form of the page state. @param entry entry of the table of modules */
const activeModule = ({ needs }: { readonly needs: string }) => ({
  activated: true,
  available: true,
  override: false as const,
  requires_connection: needs !== 'nothing',
  requires_user_connection: needs === 'user',
});

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
      getModules: { protect: activeModule(moduleTable.protect), monitor: activeModule(moduleTable.monitor) },
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

/**
 * Returns the sample as the page reads it, so that every test has a valid page state.
 * @param change changes the sample, whose user owns a connected free site
 */
export function testPageState(change: (sample: ReturnType<typeof pageStateSample>) => void = () => {}): PageState {
  const sample = pageStateSample();
  change(sample);
  const reading = readPageState(JSON.stringify(sample));
  if (!reading.ok) throw reading.failure;
  return reading.state;
}

/** Returns the initial state of the sample, with the defaults of all fields. */
export const initialSample = (): InitialState => v.parse(pageStateSchema.entries.initial, pageStateSample().initial);
