import * as v from '@flightdeck/shared/schema';
import { readFlag } from './field-schemas';

/** Options and modules of a site by name. Flags are booleans, whatever the site writes. */
export type Settings = Readonly<Record<string, unknown>>;

/**
 * Texts and numbers that users enter: here 1 and "on" are contents, not flags. Other options never look like a flag.
 */
const texts: ReadonlySet<string> = new Set([
  ...['google', 'bing', 'pinterest', 'yandex', 'facebook', 'highlander_comment_form_prompt', 'wordads_custom_adstxt'],
  ...['advanced_seo_front_page_description', 'jetpack_waf_ip_allow_list', 'jetpack_waf_ip_block_list'],
  ...['jetpack_portfolio_posts_per_page', 'jetpack_testimonial_posts_per_page'],
]);

const read = ([name, value]: readonly [string, unknown]) =>
  [name, texts.has(name) ? value : (readFlag(value) ?? value)] as const;

/** Reads settings of `GET settings` and of the page state (SHR-030). */
export const readSettings = (raw: Settings): Settings => Object.fromEntries(Object.entries(raw).map(read));

/**
 * Options are texts, numbers and flags, sometimes lists: an object of lists alone is a different answer. So is an empty one,
 * because each site has modules.
 */
function isMapOfOptions(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  return Object.values(answer).some((value) => typeof value !== 'object');
}

/** The answer to GET `settings` (SHR-030): a flat map of module slugs and options. */
export const settingsSchema = v.pipe(v.custom<Settings>(isMapOfOptions), v.transform(readSettings));
