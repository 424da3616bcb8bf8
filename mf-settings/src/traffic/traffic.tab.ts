import { __ } from '@flightdeck/shared/i18n';
import type { TabDescription } from '../engine/cards/card';
import { ads } from './ads/ads.card';
import { blaze } from './blaze/blaze.card';
import { canonicalUrls } from './canonical-urls/canonical-urls.card';
import { googleAnalytics } from './google-analytics/google-analytics.card';
import { reader } from './reader/reader.card';
import { relatedPosts } from './related-posts/related-posts.card';
import { seo } from './seo/seo.card';
import { shortlinks } from './shortlinks/shortlinks.card';
import { sitemaps } from './sitemaps/sitemaps.card';
import { stats } from './stats/stats.card';
import { verification } from './verification/verification.card';

/** The traffic settings (SET-109), in the order of SET-110, followed by the cards of newer versions of Jetpack. */
export const traffic: TabDescription = {
  name: 'traffic',
  heading: () => __('Jetpack Traffic Settings'),
  title: () => __("Maximize your site's visibility in search engines and view traffic patterns in real time."),
  shortTitle: () => __('Traffic'),
  cards: [
    ads,
    relatedPosts,
    seo,
    googleAnalytics,
    stats,
    shortlinks,
    sitemaps,
    verification,
    canonicalUrls,
    reader,
    blaze,
  ],
};
