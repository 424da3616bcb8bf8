import * as v from 'valibot';
import type { Store } from '../store/store';
import { type ModuleEntry, moduleEntries } from './modules';
import { newsletterOptions } from './newsletter-options';
import { type OptionEntry, optionEntries } from './options';

/** Versions of the plugin that the site simulates. */
export const versions = { '11': '11.9.1', '16': '16.1.2' } as const;
export type Generation = keyof typeof versions;

/** Returns whether the site can simulate this generation of the plugin. */
export const isGeneration = (name: string): name is Generation => Object.hasOwn(versions, name);

const generationSchema = v.picklist(['11', '16']);

/** Returns whether the site simulates version 16 of the plugin. */
export const is16 = (store: Store): boolean => store.options.get('jetpack', generationSchema, '11') === '16';

/** Returns the version of the plugin. */
export const versionOf = (store: Store): string => versions[is16(store) ? '16' : '11'];

/** Modules that version 16 no longer has. */
const removedModules: ReadonlySet<string> = new Set([
  'custom-css',
  'enhanced-distribution',
  'lazy-images',
  'google-analytics',
  'masterbar',
  'action-bar',
]);

const addedModule = (
  entry: Pick<ModuleEntry, 'slug' | 'name' | 'text' | 'sort' | 'introduced' | 'feature'>,
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
const addedModules: readonly ModuleEntry[] = [
  {
    ...addedModule({
      slug: 'account-protection',
      name: 'Account Protection',
      text: 'Checks passwords against known leaks.',
      sort: 4,
      introduced: '14.5',
      feature: ['Security'],
    }),
    needs: 'site',
  },
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
  {
    ...addedModule({
      slug: 'blaze',
      name: 'Blaze',
      text: 'Promotes posts as ads.',
      sort: 22,
      introduced: '12.3',
      feature: ['Other'],
    }),
    needs: 'site',
  },
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

/** Needs that differ in version 16. */
const needsIn16: Readonly<Record<string, ModuleEntry['needs']>> = { protect: 'site', 'seo-tools': 'nothing' };

/** Returns the modules of this version. */
export const modulesOf = (store: Store): readonly ModuleEntry[] =>
  is16(store)
    ? [...moduleEntries.filter(({ slug }) => !removedModules.has(slug)), ...addedModules].map((entry) => ({
        ...entry,
        needs: needsIn16[entry.slug] ?? entry.needs,
      }))
    : moduleEntries;

const bySlug = new Map([...moduleEntries, ...addedModules].map((entry) => [entry.slug, entry]));

/** Returns whether some version has a module of this name. */
export const isModule = (slug: string): boolean => bySlug.has(slug);

/** Returns a module of this version; undefined if it has none of this name. */
export const moduleOf = (store: Store, slug: string): ModuleEntry | undefined =>
  bySlug.has(slug) ? modulesOf(store).find((entry) => entry.slug === slug) : undefined;

const flag = (name: string, module: string, text: string, standard: 0 | 1): OptionEntry => ({
  name,
  module,
  type: 'boolean',
  text,
  default: standard,
});

/** Options that version 16 added. */
const addedOptions: readonly OptionEntry[] = [
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

/** Values of a new site that version 16 changed. */
const defaultsIn16: Readonly<Record<string, unknown>> = {
  jetpack_subscriptions_reply_to: 'comment',
  wpcom_featured_image_in_email: 0,
};

/** Categories of posts, which version 16 sends with the settings. */
export const categories = [
  { term_id: 1, name: 'Uncategorized', slug: 'uncategorized' },
  { term_id: 2, name: 'News', slug: 'news' },
];

/** Options by name, of all versions. */
export const optionsByName: ReadonlyMap<string, OptionEntry> = new Map(
  [...optionEntries, ...newsletterOptions, ...addedOptions].map((entry) => [entry.name, entry]),
);

/** Returns the options of this version. @param newsletter whether the site has the options of 12.5 to 13.9 */
export function optionsOf(store: Store, newsletter: boolean): readonly OptionEntry[] {
  if (!is16(store)) return newsletter ? [...optionEntries, ...newsletterOptions] : optionEntries;
  const remaining = optionEntries.filter(
    ({ name, module }) => !removedModules.has(module) && name !== 'jetpack_waf_ip_list',
  );
  return [...remaining, ...newsletterOptions, ...addedOptions].map((option) => ({
    ...option,
    ...(option.module === 'custom-content-types' && { module: 'settings' }),
    default: defaultsIn16[option.name] ?? option.default,
  }));
}

/** Slugs of the plugin's pages in the admin of version 16; older versions have none of those that our links ask for. */
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
