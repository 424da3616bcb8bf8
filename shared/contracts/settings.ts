import { readFlag } from './stand-in';

/** Options and modules of a site by name. Flags are booleans, however the site writes them. */
export type Settings = Readonly<Record<string, unknown>>;

/** Options that are texts or numbers: "1" and "on" are contents there, not flags. */
const contents: ReadonlySet<string> = new Set([
  ...['google', 'bing', 'pinterest', 'yandex', 'facebook', 'google_analytics_tracking_id', 'wordpress_api_key'],
  ...['post_by_email_address', 'highlander_comment_form_prompt', 'jetpack_comment_form_color_scheme'],
  ...['carousel_background_color', 'advanced_seo_front_page_description', 'jetpack-twitter-cards-site-tag'],
  ...['jetpack_waf_ip_allow_list', 'jetpack_waf_ip_block_list', 'jetpack_protect_global_whitelist'],
  ...['wordads_custom_adstxt', 'wordads_ccpa_privacy_policy_url', 'sharing_label', 'button_style', 'version'],
  ...['jetpack_portfolio_posts_per_page', 'jetpack_testimonial_posts_per_page', 'jetpack_protect_key', 'lang_id'],
]);

const read = ([name, value]: readonly [string, unknown]) =>
  [name, contents.has(name) ? value : (readFlag(value) ?? value)] as const;

/** Reads settings as `GET settings` and the page state bring them (SHR-030). */
export const readSettings = (raw: Settings): Settings => Object.fromEntries(Object.entries(raw).map(read));
