import type { StateNotices } from '../pages/state-notices';
import type { GivenTraits } from './traits';

/** A state of the site to start from. A further one is a further entry of `scenarios`. */
export interface Scenario {
  readonly about: string;
  /** Id of the site at the provider; null: not registered. */
  readonly blogId: number | null;
  /** Logins of linked users; the first is the owner. */
  readonly linked: readonly string[];
  /** Slugs of modules that are on. */
  readonly modules: readonly string[];
  /** Settings that differ from those of a new site. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Product slug of the plan. */
  readonly plan: string;
  /** Slugs of products bought beside the plan. */
  readonly products?: readonly string[];
  readonly traits?: GivenTraits;
  /** What the next page of each user says. */
  readonly notice?: Partial<StateNotices>;
}

export const siteId = 123456789;

/** Modules that are on before anything was connected. */
const fromTheStart = [
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
 * Modules that connecting switches on. The recording has `protect` among them; here it stays off, so that a first
 * switch-on can be shown (see `testing/accepted-differences.ts`).
 */
export const onConnect = [
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
  modules: fromTheStart,
  settings: {},
  plan: 'jetpack_free',
};

/** A connected site without a paid plan. */
export const connected: Scenario = {
  about: 'Connected, free plan. Owner admin; admin2 and editor are linked, author and subscriber are not.',
  blogId: siteId,
  linked: ['admin', 'admin2', 'editor'],
  modules: [...fromTheStart, ...onConnect],
  settings: settingsOnConnect,
  plan: 'jetpack_free',
};

/** A connected site whose sign-in protection has run for a while. */
const settled: Scenario = {
  ...connected,
  modules: [...connected.modules, 'protect'],
  settings: { ...settingsOnConnect, jetpack_protect_key: 'sampleprotectkey' },
};

/** A site with a plan or product, and what usually runs on such a one. */
export function paid(about: string, given: Partial<Scenario>): Scenario {
  const more = [
    'photon',
    'photon-cdn',
    'lazy-images',
    'related-posts',
    'carousel',
    'tiled-gallery',
    'sso',
    'seo-tools',
  ];
  return { ...settled, about, modules: [...settled.modules, ...more], ...given };
}

/** A connected site on the free plan with traits of its own. */
export const special = (about: string, traits: GivenTraits, given: Partial<Scenario> = {}): Scenario => ({
  ...settled,
  about,
  traits,
  ...given,
});
