import * as v from '@flightdeck/shared/schema';
import { listItems, readFlag } from '@flightdeck/shared/schema';

/** Options and modules of a site by name. Flags are booleans, whatever the site writes. */
export type Settings = Readonly<Record<string, unknown>>;

/**
 * Texts and numbers that users enter: here 1 and "on" are contents, not flags. All other options with such values are flags.
 */
const texts: ReadonlySet<string> = new Set([
  'google',
  'bing',
  'pinterest',
  'yandex',
  'facebook',
  'highlander_comment_form_prompt',
  'wordads_custom_adstxt',
  'jetpack_subscriptions_from_name',
  'advanced_seo_front_page_description',
  'jetpack_waf_ip_allow_list',
  'jetpack_waf_ip_block_list',
  'jetpack_portfolio_posts_per_page',
  'jetpack_testimonial_posts_per_page',
]);

const readSetting = ([name, value]: readonly [string, unknown]) =>
  [name, texts.has(name) ? value : (readFlag(value) ?? withoutGaps(value))] as const;

/** Converts each list with gaps, which PHP writes as an object, back to a list, at any depth of a value. */
function withoutGaps(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, withoutGaps(item)] as const);
  const isList = Array.isArray(value) || (entries.length > 0 && listItems(value));
  return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** Reads settings of `GET settings` and of the page state (SHR-030). */
export const readSettings = (raw: Settings): Settings => Object.fromEntries(Object.entries(raw).map(readSetting));

/**
 * Settings of which every site has at least one. An answer without any of them does not contain settings; it may be the index
 * of the REST API.
 */
const commonSettings = [
  'protect',
  'monitor',
  'photon',
  'stats',
  'publicize',
  'related-posts',
  'videopress',
  'wordads',
  'subscriptions',
  'vaultpress',
  'masterbar',
  'json-api',
  'infinite_scroll',
  'search',
  'waf',
  'seo-tools',
  'post-by-email',
  'wordpress_api_key',
  ...texts,
];

function hasSettings(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return commonSettings.some((name) => Object.hasOwn(answer, name));
}

/** The answer to GET `settings` (SHR-030): a flat map of module slugs and options. */
export const settingsSchema = v.pipe(v.custom<Settings>(hasSettings), v.transform(readSettings));
