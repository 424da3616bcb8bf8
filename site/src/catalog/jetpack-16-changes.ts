import type { ModuleEntry } from './modules';
import { flag, type OptionEntry } from './options';

/* Changes of version 16 of the plugin to modules, options and admin pages. `jetpack-16.ts` applies them to the tables of version 11. */

/** Modules that version 16 no longer has. */
export const removedModules: ReadonlySet<string> = new Set([
  'custom-css',
  'enhanced-distribution',
  'lazy-images',
  'google-analytics',
  'masterbar',
  'action-bar',
]);

/** Returns a module with the usual values in the fields that are not given. */
const addedModule = (
  entry: Pick<ModuleEntry, 'slug' | 'name' | 'text' | 'sort' | 'introduced' | 'feature'> & Partial<ModuleEntry>,
): ModuleEntry => ({
  recommended: entry.sort,
  auto: 'No',
  tags: entry.feature,
  needs: 'nothing',
  plans: ['free'],
  free: true,
  configurable: true,
  support: '',
  ...entry,
});

/** Modules that version 16 added; slugs, names and order are the plugin's, the sentences ours. */
export const addedModules: readonly ModuleEntry[] = [
  addedModule({
    slug: 'account-protection',
    name: 'Account Protection',
    text: 'Checks passwords against known leaks.',
    sort: 4,
    introduced: '14.5',
    feature: ['Security'],
    needs: 'site',
  }),
  addedModule({
    slug: 'blocks',
    name: 'Blocks',
    text: 'Blocks for the editor.',
    sort: 5,
    introduced: '13.9',
    feature: ['Writing'],
  }),
  addedModule({
    slug: 'wpcom-reader',
    name: 'WordPress.com Reader',
    text: 'Link to the Reader.',
    sort: 12,
    introduced: '15.5',
    feature: ['Engagement'],
  }),
  addedModule({
    slug: 'blaze',
    name: 'Blaze',
    text: 'Promotes posts as ads.',
    sort: 22,
    introduced: '12.3',
    feature: ['Other'],
    needs: 'site',
  }),
  addedModule({
    slug: 'canonical-urls',
    name: 'Canonical URLs',
    text: 'Canonical links of archives.',
    sort: 36,
    introduced: '15.6',
    feature: ['Traffic'],
  }),
  addedModule({
    slug: 'podcast',
    name: 'Podcast',
    text: 'Feed for podcast apps.',
    sort: 38,
    introduced: '16.0',
    feature: ['Writing'],
  }),
];

/** `needs` of modules, where version 16 changed them. */
export const needsIn16: Readonly<Record<string, ModuleEntry['needs']>> = { protect: 'site', 'seo-tools': 'nothing' };

/** Options that version 16 added. */
export const addedOptions: readonly OptionEntry[] = [
  flag('ai_seo_enhancer_enabled', 'seo-tools', 'SEO texts by AI.', 0),
  flag('wpcom_newsletter_send_default', 'subscriptions', 'Email posts by default.', 1),
  flag('jetpack_subscribe_floating_button_enabled', 'subscriptions', 'Floating button.', 0),
  flag('wpcom_reader_views_enabled', 'settings', 'Views in the Reader.', 1),
  flag('jetpack_waf_ip_block_list_enabled', 'waf', 'Whether the block list is used.', 0),
  flag('jetpack_waf_ip_allow_list_enabled', 'settings', 'Whether the allow list is used.', 1),
  flag('jetpack_waf_share_debug_data', 'waf', 'Share detailed data.', 0),
  {
    name: 'wpcom_newsletter_categories',
    module: 'subscriptions',
    type: 'object',
    text: 'Categories of the newsletter.',
    default: [],
  },
  {
    name: 'subscription_options',
    module: 'subscriptions',
    type: 'object',
    text: 'Texts for subscribers.',
    default: {
      invitation: '',
      welcome: '',
      comment_follow: '',
      subscribe_modal_heading: '',
      free_tier_description: '',
      hide_free_tier: false,
    },
  },
];

/** Defaults that version 16 changed. */
export const defaultsIn16: Readonly<Record<string, unknown>> = {
  jetpack_subscriptions_reply_to: 'comment',
  wpcom_featured_image_in_email: 0,
};

/** Categories of posts, which version 16 sends with the settings. */
export const categories = [
  { term_id: 1, name: 'Uncategorized', slug: 'uncategorized' },
  { term_id: 2, name: 'News', slug: 'news' },
];

/** Slugs of the plugin's admin pages. Version 11 has none of those that our links lead to. */
export const adminPages16 = [
  'jetpack',
  'my-jetpack',
  'stats',
  'jetpack-ai',
  'jetpack-social',
  'akismet-key-config',
  'jetpack-forms-responses-wp-admin',
  'jetpack-newsletter',
  'jetpack-search',
  'jetpack-podcast',
  'jetpack-activity-log',
];
