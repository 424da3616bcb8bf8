import type * as v from '@flightdeck/shared/schema';
import type { InitialState, PageState } from './page-state';
import type { permissionsSchema } from './wire-shapes';

/** Who gets a field: all users who may open the page, users with a permission, or the owner of the connection. */
export type Viewer = 'everybody' | 'isMaster' | keyof v.InferOutput<typeof permissionsSchema>;

type Viewers<Name extends PropertyKey = string> = Readonly<Record<Name, Viewer>>;

/**
 * Who gets which field of the page state: the users whose screens read it. A field not listed here goes to nobody. The
 * WordPress plugin has the same tables (`wordpress/plugin/includes/viewers.php`); a test compares them.
 */
export const viewers = {
  block: {
    initial: 'everybody',
    connection: 'everybody',
    userConnection: 'everybody',
    registry: 'everybody',
    locale: 'everybody',
    provider: 'everybody',
    overrides: 'manage_options',
    reads: 'everybody',
  } satisfies Viewers<keyof PageState | 'reads'>,

  initial: {
    WP_API_root: 'everybody',
    WP_API_nonce: 'everybody',
    registrationNonce: 'connect',
    pluginBaseUrl: 'everybody',
    purchaseToken: 'manage_options',
    tracksUserData: 'everybody',
    currentIp: 'manage_options',
    aff: 'everybody',
    partnerSubsidiaryId: 'everybody',
    partnerCoupon: 'manage_modules',
    newRecommendations: 'manage_modules',
    recommendationsStep: 'manage_modules',
    isDevVersion: 'everybody',
    currentVersion: 'everybody',
    connectedPlugins: 'disconnect',
    // For users who are not linked; it is their own.
    connectUrl: 'connect_user',
    rawUrl: 'everybody',
    adminUrl: 'everybody',
    adminPages: 'everybody',
    siteTitle: 'everybody',
    calypsoEnv: 'everybody',
    getModules: 'everybody',
    settings: 'everybody',
    userData: 'everybody',
    siteData: 'everybody',
    jetpackStateNotices: 'everybody',
    licensing: 'everybody',
    hasSeenWCConnectionModal: 'manage_modules',
    isWooCommerceActive: 'manage_modules',
    identityCrisis: 'disconnect',
    themeData: 'manage_modules',
    stats: 'manage_modules',
    lastPostUrl: 'manage_modules',
    externalServicesConnectUrls: 'manage_modules',
    useMyJetpackLicensingUI: 'manage_modules',
  } satisfies Viewers<keyof InitialState>,

  siteData: {
    blog_id: 'manage_modules',
    icon: 'everybody',
    siteVisibleToSearchEngines: 'manage_modules',
    showPromotions: 'manage_modules',
    isAtomicSite: 'manage_modules',
    // The masthead has extra buttons on these sites.
    isWoASite: 'edit_posts',
    isAtomicPlatform: 'everybody',
    showBackups: 'manage_modules',
    showRecommendations: 'manage_modules',
    showMyJetpack: 'manage_modules',
    isMultisite: 'manage_modules',
    dateFormat: 'view_stats',
    plan: 'manage_modules',
    latestBoostSpeedScores: 'manage_modules',
    isSharingBlockAvailable: 'manage_modules',
    isLikeBlockAvailable: 'manage_modules',
    isSeoOffered: 'manage_modules',
  } satisfies Viewers<keyof InitialState['siteData']>,
  /** The features of a plan are not included; a request reads them. */
  plan: { product_slug: 'everybody' },

  licensing: {
    error: 'manage_options',
    showLicensingUi: 'manage_modules',
    userCounts: 'isMaster',
    activationNoticeDismiss: 'isMaster',
  } satisfies Viewers<keyof InitialState['licensing']>,

  licenceCounts: { detached: 'everybody' },

  /** The user's own name at the provider. */
  tracksUserData: { userid: 'everybody', blogid: 'everybody', username: 'everybody' },
  stateNotices: {
    messageCode: 'everybody',
    errorCode: 'everybody',
    errorDescription: 'everybody',
    messageContent: 'everybody',
  } satisfies Viewers<keyof InitialState['jetpackStateNotices']>,

  /** Fields of a module; a request reads its long texts. */
  module: {
    activated: 'everybody',
    available: 'everybody',
    override: 'everybody',
    requires_connection: 'everybody',
    requires_user_connection: 'everybody',
    name: 'everybody',
  } satisfies Viewers<keyof InitialState['getModules'][string]>,
  /** Modules whose cards show to users who are not managers; managers get all. */
  modules: {
    'post-by-email': 'edit_posts',
    publicize: 'edit_posts',
    'copy-post': 'edit_posts',
    markdown: 'edit_posts',
    latex: 'edit_posts',
    shortcodes: 'edit_posts',
    stats: 'view_stats',
    protect: 'view_stats',
  },

  themeData: { support: 'everybody', isBlockTheme: 'everybody' } satisfies Viewers<keyof InitialState['themeData']>,
  themeSupport: { 'infinite-scroll': 'everybody', widgets: 'everybody' },
  role: { name: 'everybody' },
  externalServices: { google_site_verification: 'everybody' },

  connection: {
    isActive: 'everybody',
    isStaging: 'everybody',
    isRegistered: 'everybody',
    isUserConnected: 'everybody',
    hasConnectedOwner: 'everybody',
    offlineMode: 'everybody',
    isPublic: 'everybody',
    isInIdentityCrisis: 'everybody',
    sandboxDomain: 'everybody',
    errors: 'everybody',
  } satisfies Viewers<keyof NonNullable<PageState['connection']>>,
  offlineMode: {
    isActive: 'everybody',
    constant: 'everybody',
    url: 'everybody',
    filter: 'everybody',
    wpLocalConstant: 'everybody',
    option: 'everybody',
  },
  /**
   * Users who are not managers learn only that there is an error: while there is one, nobody is asked to connect an
   * account.
   */
  connectionError: { code: 'connect', message: 'connect', action: 'connect' },

  userConnection: { currentUser: 'everybody', connectionOwner: 'manage_modules' },
  currentUser: {
    isConnected: 'everybody',
    isMaster: 'everybody',
    username: 'everybody',
    id: 'everybody',
    blogId: 'disconnect',
    wpcomUser: 'everybody',
    gravatar: 'everybody',
    permissions: 'everybody',
  },
  /** The user's own account at the provider. */
  account: { ID: 'everybody', login: 'everybody', email: 'everybody', avatar: 'everybody', site_count: 'connect' },
  permissions: {
    admin_page: 'everybody',
    connect: 'everybody',
    disconnect: 'everybody',
    connect_user: 'everybody',
    edit_posts: 'everybody',
    publish_posts: 'everybody',
    manage_modules: 'everybody',
    manage_options: 'everybody',
    manage_plugins: 'everybody',
    view_stats: 'everybody',
  },
} as const satisfies Readonly<Record<string, Viewers>>;

/** Values of required fields for users who may not see them. */
export const withheld = {
  registrationNonce: '',
  purchaseToken: false,
  currentIp: false,
  partnerCoupon: false,
  newRecommendations: [],
  recommendationsStep: 'not-started',
  connectedPlugins: {},
  connectUrl: '',
  hasSeenWCConnectionModal: true,
  isWooCommerceActive: false,
} as const satisfies Partial<Readonly<InitialState>>;
