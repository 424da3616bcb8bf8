import type { SettingsInput } from '../access/settings-input';
import type { TabDescription } from '../cards/card';

/** Returns the input for the owner of a connected site, with these changes. */
export const ruleInput = (change: Partial<SettingsInput> = {}): SettingsInput => ({
  permissions: {
    admin_page: true,
    connect: true,
    disconnect: true,
    connect_user: true,
    edit_posts: true,
    publish_posts: true,
    manage_modules: true,
    manage_options: true,
    manage_plugins: true,
    view_stats: true,
    isMaster: true,
  },
  isOffline: false,
  isRegistered: true,
  hasConnectedOwner: true,
  isLinked: true,
  modules: { protect: { override: false }, monitor: { override: false }, photon: { override: false } },
  needs: new Map(),
  serverValues: {},
  initialValues: {},
  site: {
    blog_id: 1,
    icon: '',
    siteVisibleToSearchEngines: true,
    showPromotions: true,
    isAtomicSite: false,
    isWoASite: false,
    isAtomicPlatform: false,
    showBackups: true,
    showRecommendations: true,
    showMyJetpack: true,
    isMultisite: false,
    dateFormat: 'F j, Y',
    plan: { product_slug: 'jetpack_free' },
    isSharingBlockAvailable: false,
    isLikeBlockAvailable: false,
    isSeoOffered: false,
    latestBoostSpeedScores: null,
  },
  version: '16.1.2',
  isBlockTheme: false,
  plugins: {},
  features: [],
  rewind: null,
  ...change,
});

/** Returns the input of a site with Akismet and all modules of these tabs. */
export function inputWithModulesOf(tabs: readonly TabDescription[]) {
  const slugs = tabs.flatMap(({ cards }) => cards.flatMap(({ modules }) => modules));
  return ruleInput({
    modules: Object.fromEntries(slugs.map((slug) => [slug, { override: false }])),
    plugins: { 'akismet/akismet.php': true },
  });
}
