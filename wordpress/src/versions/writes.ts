import type { APIRequestContext } from '@playwright/test';

/** Results of the writes by option: `saved`, or what went wrong. Leaves out options that the version lacks. */
export type WriteResults = Readonly<Record<string, string>>;

/** Modules that the cards and the recommendations turn on and off. */
export const modules = [
  'account-protection',
  'blaze',
  'blocks',
  'canonical-urls',
  'carousel',
  'comment-likes',
  'comments',
  'copy-post',
  'custom-content-types',
  'custom-css',
  'google-analytics',
  'gravatar-hovercards',
  'infinite-scroll',
  'latex',
  'lazy-images',
  'likes',
  'markdown',
  'masterbar',
  'monitor',
  'photon',
  'photon-cdn',
  'podcast',
  'post-by-email',
  'protect',
  'publicize',
  'related-posts',
  'search',
  'seo-tools',
  'sharedaddy',
  'shortcodes',
  'shortlinks',
  'sitemaps',
  'sso',
  'stats',
  'subscriptions',
  'tiled-gallery',
  'verification-tools',
  'videopress',
  'waf',
  'widget-visibility',
  'widgets',
  'wordads',
  'wpcom-reader',
];

/** Options that the switches of the cards save. They need their modules to be on. */
export const flags = [
  'admin_bar',
  'ai_seo_enhancer_enabled',
  'carousel_display_comments',
  'carousel_display_exif',
  'infinite_scroll',
  'enable_calypso_stats',
  'enable_header_ad',
  'enable_odyssey_stats',
  'jetpack_author_in_email',
  'jetpack_gravatar_in_email',
  'jetpack_portfolio',
  'jetpack_post_date_in_email',
  'jetpack_sso_match_by_email',
  'jetpack_sso_require_two_step',
  'jetpack_subscribe_floating_button_enabled',
  'jetpack_subscribe_overlay_enabled',
  'jetpack_subscriptions_login_navigation_enabled',
  'jetpack_subscriptions_subscribe_navigation_enabled',
  'jetpack_subscriptions_subscribe_post_end_enabled',
  'jetpack_testimonial',
  'jetpack_waf_automatic_rules',
  'jetpack_waf_ip_allow_list_enabled',
  'jetpack_waf_ip_block_list_enabled',
  'jetpack_waf_ip_list',
  'jetpack_waf_share_data',
  'jetpack_waf_share_debug_data',
  'show_headline',
  'show_thumbnails',
  'sm_enabled',
  'stb_enabled',
  'stc_enabled',
  'videopress_private_enabled_for_site',
  'wordads_ccpa_enabled',
  'wordads_cmp_enabled',
  'wordads_custom_adstxt_enabled',
  'wordads_display_archive',
  'wordads_display_front_page',
  'wordads_display_page',
  'wordads_display_post',
  'wordads_inline_enabled',
  'wordads_second_belowpost',
  'wpcom_featured_image_in_email',
  'wpcom_newsletter_categories_enabled',
  'wpcom_newsletter_send_default',
  'wpcom_publish_comments_with_markdown',
  'wpcom_publish_posts_with_markdown',
  'wpcom_reader_views_enabled',
  'wpcom_subscription_emails_use_excerpt',
];

/** Values that the forms of the cards save, as the forms send them. */
export const values: Readonly<Record<string, string | readonly string[]>> = {
  advanced_seo_front_page_description: 'A description',
  bing: 'code-1',
  carousel_background_color: 'white',
  count_roles: ['administrator', 'editor'],
  highlander_comment_form_prompt: 'Say something',
  jetpack_comment_form_color_scheme: 'dark',
  jetpack_subscriptions_from_name: 'Ann',
  jetpack_subscriptions_reply_to: 'author',
  jetpack_waf_ip_allow_list: '192.0.2.4\n198.51.100.1-198.51.100.40',
  jetpack_waf_ip_block_list: '203.0.113.9\n2001:db8::17',
  roles: ['administrator', 'editor'],
  wordads_ccpa_privacy_policy_url: 'https://site.example/privacy',
  wordads_custom_adstxt: 'example.com, 1, DIRECT',
};

type Settings = Readonly<Record<string, unknown>>;

/** Returns whether a stored value equals a value. PHP can store a boolean as another type, such as '1' or ''. */
const isSame = (value: unknown, stored: unknown): boolean =>
  typeof value === 'boolean' ? value === Boolean(stored) : JSON.stringify(value) === JSON.stringify(stored);

/** Returns the result of one write, from the settings before and after the write. */
export function resultOf(option: string, sent: unknown, before: Settings, after: Settings): string {
  if (!isSame(sent, after[option])) return `${JSON.stringify(sent)} became ${JSON.stringify(after[option])}`;
  const others = Object.keys(after).filter((name) => name !== option && !isSame(after[name], before[name]));
  return others.length === 0 ? 'saved' : `also changed ${others.join(', ')}`;
}

/** Writes every option of the cards that this version has, one after another, and compares the values that the site stores. */
export async function writeAll(request: APIRequestContext, url: string, nonce: string): Promise<WriteResults> {
  const address = `${url}/wp-json/jetpack/v4/settings`;
  const headers = { 'X-WP-Nonce': nonce };
  const read = async (): Promise<Settings> => (await request.get(address, { headers })).json();
  const results: Record<string, string> = {};
  const write = async (option: string, sent: unknown, before: Settings): Promise<Settings> => {
    const answer = await request.post(address, { headers, data: { [option]: sent } });
    const after = await read();
    results[option] = answer.ok() ? resultOf(option, sent, before, after) : `refused: ${answer.status()}`;
    return after;
  };
  let current = await read();
  const isSupported = (option: string) => option in current;
  // Options need their modules, so modules stay on until the end.
  for (const module of modules.filter(isSupported)) if (!current[module]) current = await write(module, true, current);
  // Change each option and change it back. The result is that of the first write, unless only the second one fails.
  for (const option of flags.filter(isSupported)) {
    current = await write(option, !current[option], current);
    const firstResult = results[option] ?? '';
    current = await write(option, !current[option], current);
    if (firstResult !== 'saved') results[option] = firstResult;
  }
  for (const [option, value] of Object.entries(values).filter(([name]) => isSupported(name)))
    current = await write(option, value, current);
  for (const module of modules.filter(isSupported)) {
    const firstResult = results[module];
    current = await write(module, false, current);
    if (firstResult !== undefined && firstResult !== 'saved') results[module] = firstResult;
  }
  return results;
}
