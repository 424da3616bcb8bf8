import { loadTabs } from '../../tabs';

// Switches that save other options too have a table beside their rule.
test.each([
  ['SET-059', 'WordPress.com login', 'sso', 'Let users log in with WordPress.com'],
  ['SET-059', 'WordPress.com login', 'jetpack_sso_match_by_email', 'Match accounts by email address'],
  ['SET-059', 'WordPress.com login', 'jetpack_sso_require_two_step', 'Require two-step authentication'],
  ['Jetpack 16:', 'Account protection', 'account-protection', 'Check passwords against known leaks'],
  ['SET-026.1', 'Firewall', 'jetpack_waf_ip_list', 'Allow and block lists'],
  ['SET-026.1', 'Firewall', 'jetpack_waf_share_data', 'Share data with Jetpack'],
  ['SET-026.15', 'Performance & speed', 'photon-cdn', 'Speed up static file load times'],
  ['SET-026.15', 'Performance & speed', 'lazy-images', 'Lazy loading for images'],
  ['SET-026.5 SET-172', 'Media', 'carousel_display_exif', 'Show Exif data when available'],
  ['SET-026.5 SET-172', 'Media', 'carousel_display_comments', 'Show comments in the carousel'],
  ['SET-172', 'Composing', 'copy-post', 'Copy posts and pages'],
  ['SET-172', 'Composing', 'latex', 'Write formulas in LaTeX'],
  ['SET-172', 'Composing', 'shortcodes', 'Embed media with shortcodes'],
  ['SET-172 SET-176', 'Theme enhancements', 'custom-css', 'More CSS options in the Customizer'],
  ['SET-172', 'Widgets', 'widgets', 'Add extra widgets'],
  ['SET-172', 'Widgets', 'widget-visibility', 'Control where widgets appear'],
  ['Jetpack 16:', 'Podcast', 'podcast', 'Publish a podcast feed'],
  ['SET-026.11 SET-201', 'Subscriptions', 'stb_enabled', 'Let commenters subscribe to new posts'],
  ['SET-026.11 SET-202', 'Subscriptions', 'stc_enabled', 'Let commenters subscribe to new comments'],
  ['Jetpack 12.5:', 'Newsletter', 'sm_enabled', 'Show a pop-up in posts'],
  ['Jetpack 16:', 'Newsletter', 'jetpack_subscribe_floating_button_enabled', 'Show a floating subscribe button'],
  ['Jetpack 16:', 'Newsletter', 'wpcom_newsletter_send_default', 'Email new posts by default'],
  ['SET-026.2 SET-111', 'Ads', 'wordads_display_front_page', 'Front page'],
  ['SET-026.2 SET-111', 'Ads', 'wordads_display_post', 'Posts'],
  ['SET-026.2 SET-111', 'Ads', 'wordads_display_page', 'Pages'],
  ['SET-026.2 SET-111', 'Ads', 'wordads_display_archive', 'Archives'],
  ['SET-026.2 SET-112', 'Ads', 'enable_header_ad', 'Top of each page'],
  ['SET-026.2 SET-112', 'Ads', 'wordads_second_belowpost', 'Second ad below post'],
  ['SET-026.2 SET-113', 'Ads', 'wordads_ccpa_enabled', 'Show targeted ads in all US states'],
  ['SET-026.2', 'Ads', 'wordads_custom_adstxt_enabled', 'Customize your ads.txt file'],
  ['SET-026.2', 'Ads', 'wordads', 'Show ads on your site'],
  ['Jetpack 13.5:', 'Ads', 'wordads_inline_enabled', 'Inside posts'],
  ['Jetpack 16:', 'Ads', 'wordads_cmp_enabled', 'Show a consent banner'],
  ['SET-026.4 SET-141', 'Jetpack Stats', 'admin_bar', 'Show an admin bar chart'],
  ['SET-026.4 SET-141', 'Jetpack Stats', 'enable_calypso_stats', 'Use the new Jetpack Stats page'],
  ['All versions:', 'WP.me Shortlinks', 'shortlinks', 'Create short links for sharing'],
  ['Jetpack 16:', 'Canonical URLs', 'canonical-urls', 'Add canonical URLs to archive pages'],
  ['Jetpack 16:', 'WordPress.com Reader', 'wpcom-reader', 'Show a link to the Reader in the admin bar'],
  ['Jetpack 16:', 'WordPress.com Reader', 'wpcom_reader_views_enabled', 'Show post views in the Reader'],
  ['Jetpack 16:', 'Blaze', 'blaze', 'Promote content with Blaze'],
  [
    'Jetpack 16:',
    'Search engine optimization',
    'ai_seo_enhancer_enabled',
    'Write SEO titles and descriptions automatically',
  ],
])('%s the card "%s" has a switch that saves only %s, labeled "%s"', async (_ids, title, option, label) => {
  const cards = (await loadTabs()).flatMap((tab) => tab.cards);
  const found = cards.flatMap((card) =>
    (card.switches ?? []).flatMap((rule) =>
      rule.option === option ? [[card.title(), rule.label(), rule.changes]] : [],
    ),
  );
  expect(found).toEqual([[title, label, undefined]]);
});
