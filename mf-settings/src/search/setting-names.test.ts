import { inputWithModulesOf } from '../engine/testing/input-under-test';
import { loadTabs } from '../tabs';
import { findCards, searchIndex } from './find-cards';
import { isFound } from './matches';

/** The option names of SET-026, except those of SET-026.13: dismissals have no card. */
const optionNames = [
  'wordpress_api_key jetpack_protect_global_whitelist jetpack_waf_ip_list jetpack_waf_ip_allow_list',
  'jetpack_waf_ip_block_list jetpack_waf_share_data jetpack_sso_match_by_email jetpack_sso_require_two_step',
  'wordads enable_header_ad wordads_second_belowpost wordads_display_front_page wordads_display_post',
  'wordads_display_page wordads_display_archive wordads_ccpa_enabled wordads_ccpa_privacy_policy_url',
  'wordads_custom_adstxt_enabled wordads_custom_adstxt show_headline show_thumbnails',
  'advanced_seo_front_page_description advanced_seo_title_formats admin_bar enable_calypso_stats count_roles roles',
  'carousel_display_exif carousel_display_comments carousel_background_color jetpack_testimonial jetpack_portfolio',
  'jetpack_blocks_disabled infinite-scroll infinite_scroll post_by_email_address',
  'wpcom_publish_posts_with_markdown wpcom_publish_comments_with_markdown highlander_comment_form_prompt',
  'jetpack_comment_form_color_scheme stb_enabled stc_enabled google bing pinterest yandex facebook',
  'search instant_search_enabled videopress_private_enabled_for_site photon photon-cdn tiled-gallery tiled_galleries',
  'lazy-images',
].flatMap((line) => line.split(' '));

test.each(optionNames)('SET-026 finds the card of %s by the name of the option', async (name) => {
  const tabs = await loadTabs();
  const cards = findCards(searchIndex(tabs, {}), name, inputWithModulesOf(tabs)).flatMap((found) => found.cards);
  const cardsWithOption = cards.filter(({ modules, settings = [], switches = [], fields = [] }) =>
    [...modules, ...settings, ...[...switches, ...fields].map(({ option }) => option)].includes(name),
  );
  expect(cardsWithOption.length).toBeGreaterThan(0);
});

test('the search finds each card by the label of each of its switches', async () => {
  const tabs = await loadTabs();
  const index = searchIndex(tabs, {});
  const switches = tabs.flatMap(({ cards }) =>
    cards.flatMap((card) => (card.switches ?? []).map((rule) => ({ card, rule }))),
  );
  expect(switches).not.toHaveLength(0);
  for (const { card, rule } of switches) {
    const found = index.filter(({ text }) => isFound(text, rule.label()));
    expect(found.map((entry) => entry.card.id)).toContain(card.id);
  }
});
