import type { StateNotices } from '../facts/state-notices';
import type { TraitsInput } from '../facts/traits';

/** A state in which the site can start. */
export interface Scenario {
  /** Description on the control page. */
  readonly about: string;
  /** ID of the site at the provider; null if it is not registered. */
  readonly blogId: number | null;
  /** Logins of linked users; the first is the owner. */
  readonly linked: readonly string[];
  /** Slugs of modules that are on. */
  readonly modules: readonly string[];
  /** Settings that differ from those of a new site. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Product slug of the plan. */
  readonly plan: string;
  /** Slugs of products besides the plan. */
  readonly products?: readonly string[];
  readonly traits?: TraitsInput;
  /** Notice on the next page of each user. */
  readonly notice?: Partial<StateNotices>;
}

/** ID of the site at the provider. */
export const siteId = 123456789;

/** Modules that are on before the site is connected. */
const initialModules = [
  'contact-form',
  'copy-post',
  'custom-content-types',
  'gravatar-hovercards',
  'latex',
  'markdown',
  'sharedaddy',
  'shortcodes',
  'sitemaps',
  'verification-tools',
  'widget-visibility',
  'widgets',
];

/**
 * Modules that connecting turns on. With the real plugin, `protect` is one of them; here it stays off, so that tests can turn it on for
 * the first time (`testing/accepted-differences.ts`).
 */
export const modulesOnConnect = [
  'stats',
  'monitor',
  'enhanced-distribution',
  'shortlinks',
  'subscriptions',
  'publicize',
  'notes',
  'woocommerce-analytics',
  'post-by-email',
  'json-api',
  'likes',
];
/** Settings that connecting changes. */
export const settingsOnConnect = { monitor_receive_notifications: true, blog_id: true };

/** A new site. */
export const unconnected: Scenario = {
  about: 'A new site. Nothing is connected.',
  blogId: null,
  linked: [],
  modules: initialModules,
  settings: {},
  plan: 'jetpack_free',
};

/** A connected site without a paid plan. */
export const connected: Scenario = {
  about: 'Connected, free plan. Owner admin; admin2 and editor are linked, author and subscriber are not.',
  blogId: siteId,
  linked: ['admin', 'admin2', 'editor'],
  modules: [...initialModules, ...modulesOnConnect],
  settings: settingsOnConnect,
  plan: 'jetpack_free',
};

/** A connected site with brute force protection turned on. */
const connectedWithProtect: Scenario = {
  ...connected,
  modules: [...connected.modules, 'protect'],
  settings: { ...settingsOnConnect, jetpack_protect_key: 'sampleprotectkey' },
};

/** Returns a site with a plan or product, and the modules that such a site usually has on. */
export function paid(about: string, fields: Partial<Scenario>): Scenario {
  const usualModules = [
    'photon',
    'photon-cdn',
    'lazy-images',
    'related-posts',
    'carousel',
    'tiled-gallery',
    'sso',
    'seo-tools',
  ];
  return { ...connectedWithProtect, about, modules: [...connectedWithProtect.modules, ...usualModules], ...fields };
}

/** Returns a connected site on the free plan with these traits. */
export const withTraits = (about: string, traits: TraitsInput, fields: Partial<Scenario> = {}): Scenario => ({
  ...connectedWithProtect,
  about,
  traits,
  ...fields,
});
