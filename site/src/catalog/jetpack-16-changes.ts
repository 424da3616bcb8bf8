import type { ModuleEntry } from './modules';
import { flag, type OptionEntry } from './options';

/*
 * How version 16 of the plugin differs from version 11 in modules, options and admin pages. `jetpack-16.ts` applies these changes
 * to the tables of version 11.
 */

/** Modules that version 16 no longer has. */
export const removedModules: ReadonlySet<string> = new Set([
  'custom-css',
  'enhanced-distribution',
  'lazy-images',
  'google-analytics',
  'masterbar',
  'action-bar',
]);

/** Returns a module, with defaults for the missing fields. */
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

/** Modules that version 16 has and version 11 lacks. Slugs, names and order are those of the plugin; the sentences are ours. */
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

/** `needs` of the modules for which version 16 changed it, by slug. */
export const needsIn16: Readonly<Record<string, ModuleEntry['needs']>> = { protect: 'site', 'seo-tools': 'nothing' };

/** Options that version 16 has, in addition to those of version 11 and `newsletterOptions`. */
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

/** Defaults that differ from those in the tables of options, by name of the option. */
export const defaultsIn16: Readonly<Record<string, unknown>> = {
  jetpack_subscriptions_reply_to: 'comment',
  wpcom_featured_image_in_email: 0,
};

/** Post categories, which version 16 sends with the settings. */
export const categories = [
  { term_id: 1, name: 'Uncategorized', slug: 'uncategorized' },
  { term_id: 2, name: 'News', slug: 'news' },
];

/** Slugs of the plugin's admin pages in version 16. Version 11 lacks the pages that our links open, so for version 11 the site reports none. */
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
