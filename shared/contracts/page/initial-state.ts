import * as v from '@flightdeck/shared/schema';
import { decoded, requiredFlag as flag, requiredListOf } from '@flightdeck/shared/schema';
import { speedScoresSchema } from '../wire/speed-scores';
import { connectedPluginsSchema, currentUserSchema, emptyList } from '../wire/wire-shapes';
import { defaultAdminUrl } from './default-admin-url';

const text = v.string();
const textOrFalse = v.union([text, v.literal(false)]);

/** A module with the fields that tabs and cards need; its long texts are in `module/all`. */
const pageModuleSchema = v.object({
  activated: v.optional(flag, false),
  available: v.optional(flag, true),
  override: v.optional(v.union([v.literal(false), text]), false),
  requires_connection: v.optional(flag, false),
  requires_user_connection: v.optional(flag),
  name: v.optional(decoded),
});

const siteDataSchema = v.object({
  blog_id: v.optional(v.union([v.number(), v.literal(false)]), 0),
  icon: v.optional(textOrFalse, ''),
  siteVisibleToSearchEngines: v.optional(flag, true),
  showPromotions: v.optional(flag, true),
  isAtomicSite: v.optional(flag, false),
  isWoASite: v.optional(flag, false),
  isAtomicPlatform: v.optional(flag, false),
  showBackups: v.optional(flag, true),
  showRecommendations: v.optional(flag, false),
  showMyJetpack: v.optional(flag, false),
  isMultisite: v.optional(flag, false),
  dateFormat: v.optional(text, 'F j, Y'),
  plan: v.optional(v.object({ product_slug: v.optional(text, 'jetpack_free') }), { product_slug: 'jetpack_free' }),
  /** Whether the editor has the block that replaces the sharing buttons. */
  isSharingBlockAvailable: v.optional(flag, false),
  /** Whether the editor has the block that replaces the Like button. */
  isLikeBlockAvailable: v.optional(flag, false),
  /** Whether Jetpack offers its new SEO screen to this site, which doesn't use it yet. */
  isSeoOffered: v.optional(flag, false),
  latestBoostSpeedScores: v.optional(v.fallback(v.nullable(speedScoresSchema), null), null),
});

const couponSchema = v.object({
  coupon_code: text,
  preset: text,
  partner: v.object({
    name: decoded,
    prefix: text,
    logo: v.optional(v.nullable(v.object({ src: text, width: v.number(), height: v.number() })), null),
  }),
  product: v.object({ slug: text, title: decoded, features: requiredListOf(decoded) }),
});

const stateNoticesSchema = v.object({
  messageCode: v.nullable(text),
  errorCode: v.nullable(text),
  errorDescription: v.nullable(decoded),
  messageContent: v.nullable(
    v.object({
      release_post_content: v.optional(text, ''),
      release_post_featured_image: v.optional(v.unknown()),
      release_post_title: v.optional(decoded, ''),
    }),
  ),
});

const noCounts = { detached: 0 };
const neverDismissed = { last_detached_count: null, last_dismissed_time: null };

/** Licenses of the user's account (LIC-026). Only the connection owner gets real counts. */
const licensingSchema = v.object({
  error: v.optional(decoded, ''),
  showLicensingUi: v.optional(flag, false),
  userCounts: v.optional(v.fallback(v.object({ detached: v.optional(v.number(), 0) }), noCounts), noCounts),
  /** Whether the page requests `userCounts` after it is drawn, because WordPress's counts are missing or out of date. */
  needsCount: v.optional(flag, false),
  /** When the notice about unused licenses was last dismissed; both fields are null if it never was. */
  activationNoticeDismiss: v.optional(
    v.fallback(
      v.object({ last_detached_count: v.nullable(v.number()), last_dismissed_time: v.nullable(text) }),
      neverDismissed,
    ),
    neverDismissed,
  ),
});

/**
 * Two addresses for one site: the one known to the provider and the current one. Only users who may decide between them
 * get the addresses.
 */
const identityCrisisSchema = v.object({
  wpcomHomeUrl: text,
  currentUrl: text,
  /** Whether the user has chosen safe mode: while it lasts, nothing is sent to the provider. */
  isSafeModeConfirmed: v.optional(flag, false),
  /** Whether the site takes its address from each request, so that it has several. */
  possibleDynamicSiteUrlDetected: v.optional(flag, false),
  /** Whether WordPress's environment type of the site is not `production`. */
  isStaging: v.optional(flag, false),
});

/** Accepts an empty list too, which is how PHP writes an empty map. */
const mapOf = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.union([
    v.pipe(
      emptyList,
      v.transform((): Record<string, never> => ({})),
    ),
    schema,
  ]);

const noSupport = { support: {}, isBlockTheme: false };
/** Features that the theme supports, such as `infinite-scroll`; PHP writes an empty map as a list. */
const themeSchema = v.object({
  support: v.optional(v.fallback(v.record(text, v.unknown()), {}), {}),
  isBlockTheme: v.optional(flag, false),
});

const noRoles = { roles: {} };
/** The site's roles by slug, for the role lists of Stats. Only users who may manage modules get them. */
const rolesSchema = v.object({ roles: v.optional(v.fallback(v.record(text, v.object({ name: decoded })), {}), {}) });

/**
 * The initial state, with the server's field names (SHR-091; FACT-SHR-3). Each role gets only the fields it may see.
 */
const initialEntries = {
  WP_API_root: text,
  WP_API_nonce: text,
  registrationNonce: text,
  pluginBaseUrl: text,
  purchaseToken: textOrFalse,
  tracksUserData: v.union([
    v.literal(false),
    v.object({ userid: v.number(), blogid: v.union([v.number(), v.literal(false)]), username: text }),
  ]),
  currentIp: textOrFalse,
  aff: text,
  partnerSubsidiaryId: text,
  partnerCoupon: v.union([v.literal(false), couponSchema]),
  newRecommendations: requiredListOf(text),
  recommendationsStep: text,
  isDevVersion: flag,
  currentVersion: text,
  connectedPlugins: connectedPluginsSchema,
  connectUrl: text,
  rawUrl: text,
  adminUrl: text,
  /** Address of the login page of the site, which a plugin can move. */
  loginUrl: v.optional(text, '/wp-login.php'),
  /** Slugs of Jetpack's pages in the admin that this user may open. */
  adminPages: v.optional(v.fallback(v.array(text), []), []),
  siteTitle: decoded,
  calypsoEnv: text,
  getModules: mapOf(v.record(text, pageModuleSchema)),
  settings: mapOf(v.record(text, v.unknown())),
  userData: v.nullable(v.object({ currentUser: currentUserSchema })),
  siteData: siteDataSchema,
  jetpackStateNotices: stateNoticesSchema,
  licensing: licensingSchema,
  hasSeenWCConnectionModal: flag,
  isWooCommerceActive: flag,
  identityCrisis: v.optional(v.nullable(identityCrisisSchema), null),
  themeData: v.optional(v.fallback(themeSchema, noSupport), noSupport),
  stats: v.optional(v.fallback(rolesSchema, noRoles), noRoles),
  /** Address of the post in which the customizer previews related posts. */
  lastPostUrl: v.optional(text, ''),
  /** Addresses for connecting an account of another service, by the name of the service. */
  externalServicesConnectUrls: v.optional(v.fallback(v.record(text, text), {}), {}),
  /** Whether site and user may use Blaze; before Jetpack 13.9, the server sends only the flag. */
  shouldInitializeBlaze: v.optional(
    v.union([
      flag,
      v.pipe(
        v.object({ can_init: flag }),
        v.transform(({ can_init }) => can_init),
      ),
    ]),
    true,
  ),
  /** Whether licenses are activated on a separate admin page instead of our screen. */
  useMyJetpackLicensingUI: v.optional(flag, false),
};

/** Strict form of the initial state, for checking what a server prints. */
export const initialStateSchema = v.object(initialEntries);
export type InitialState = v.InferOutput<typeof initialStateSchema>;

/** Defaults that replace missing or wrong fields. Optional fields have their defaults in the schema. */
export const initialDefaults: v.InferInput<typeof initialStateSchema> = {
  WP_API_root: '/wp-json/',
  WP_API_nonce: '',
  registrationNonce: '',
  pluginBaseUrl: '',
  purchaseToken: false,
  tracksUserData: false,
  currentIp: false,
  aff: '',
  partnerSubsidiaryId: '',
  partnerCoupon: false,
  newRecommendations: [],
  recommendationsStep: 'not-started',
  isDevVersion: false,
  currentVersion: '',
  connectedPlugins: {},
  connectUrl: '',
  rawUrl: '',
  adminUrl: defaultAdminUrl,
  siteTitle: '',
  calypsoEnv: '',
  getModules: {},
  settings: {},
  userData: null,
  siteData: {},
  jetpackStateNotices: { messageCode: null, errorCode: null, errorDescription: null, messageContent: null },
  licensing: {},
  hasSeenWCConnectionModal: true,
  isWooCommerceActive: false,
};
