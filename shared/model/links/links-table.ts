/*
 * Addresses outside the dashboard (FACT-LINKS): destinations of the redirect service. Direct addresses are in `addresses.ts`, and pages
 * of the site's own admin in `admin-pages.ts`. Areas import the links they show from `./places`.
 */

/**
 * Destinations of the redirect service, and the parameters that a link to each may have besides `site` and `calypso_env`.
 */
export const redirectSources = {
  'a8c-cookies': [],
  'a8c-privacy': [],
  'calypso-activity-log': ['query'],
  'calypso-backups': [],
  'calypso-edit-posts': [],
  'calypso-help': [],
  'calypso-marketing-connections': [],
  'calypso-marketing-sharing-buttons': [],
  'calypso-marketing-traffic': ['anchor'],
  'calypso-people-email-followers': [],
  'calypso-plugins-manage': [],
  'calypso-plugins-setup': ['query'],
  'calypso-plugins-vaultpress': [],
  'calypso-purchases': [],
  'calypso-scanner': [],
  'calypso-settings-security': [],
  'calypso-stats-ads-day': [],
  'calypso-stats-day': ['query'],
  'calypso-stats-insights': [],
  'calypso-stats-month': ['query'],
  'calypso-stats-week': ['query'],
  'calypso-themes': [],
  jetpack: [],
  'jetpack-backup': [],
  'jetpack-backup-dash-credentials': [],
  'jetpack-blog-backups-101': [],
  'jetpack-blog-realtime-mechanics': [],
  'jetpack-blog-social-sharing': [],
  'jetpack-blog-spam-comments': [],
  'jetpack-cancelled-connection': [],
  'jetpack-contact-support': [],
  'jetpack-contact-support-beta-group': [],
  'jetpack-faq-backup-disclaimer': [],
  'jetpack-features': [],
  'jetpack-features-brute-force': [],
  'jetpack-features-design-content-delivery-network': [],
  'jetpack-features-security': [],
  'jetpack-for-agencies-assistant-recommendation': [],
  'jetpack-for-agencies-signup-assistant-recommendation': [],
  'jetpack-how-jetpack-ads-members-can-increase-their-earnings-with-ads-txt': [],
  'jetpack-license-activation-success-backup': [],
  'jetpack-license-activation-success-scan': [],
  'jetpack-license-activation-success-search': [],
  'jetpack-nav-site-only-plans': ['query'],
  'jetpack-plans': ['query'],
  'jetpack-plugin-boost-recommendation': [],
  'jetpack-plugin-dashboard-apps-card': [],
  'jetpack-plugin-partner-coupon-checkout': ['path', 'query'],
  'jetpack-plugin-recommendations-mobile-app-component': [],
  'jetpack-product-description-checkout': ['path'],
  'jetpack-protect-assistant-recommendation': [],
  'jetpack-recommendations-product-checkout': ['path', 'query'],
  'jetpack-scan-dash-credentials': [],
  'jetpack-settings-security-credentials': [],
  'jetpack-stats-2023-opt-out-survey': [],
  'jetpack-support': [],
  'jetpack-support-ads': [],
  'jetpack-support-backup': [],
  'jetpack-support-beautiful-math-with-latex': [],
  'jetpack-support-blocks': [],
  'jetpack-support-carousel': [],
  'jetpack-support-comment-likes': ['anchor'],
  'jetpack-support-comments': [],
  'jetpack-support-copy-post': [],
  'jetpack-support-custom-content-types': [],
  'jetpack-support-custom-css': [],
  'jetpack-support-development-mode': [],
  'jetpack-support-extra-sidebar-widgets': [],
  'jetpack-support-getting-started': [],
  'jetpack-support-google-analytics': [],
  'jetpack-support-infinite-scroll': [],
  'jetpack-support-lazy-images': [],
  'jetpack-support-license-activation': [],
  'jetpack-support-likes': [],
  'jetpack-support-markdown': [],
  'jetpack-support-masterbar': [],
  'jetpack-support-module-overrides': [],
  'jetpack-support-monitor': [],
  'jetpack-support-photon': [],
  'jetpack-support-post-by-email': [],
  'jetpack-support-privacy': [],
  'jetpack-support-protect': [],
  'jetpack-support-publicize': [],
  'jetpack-support-related-posts': [],
  'jetpack-support-search': [],
  'jetpack-support-security': [],
  'jetpack-support-security-troubleshooting-protect': [],
  'jetpack-support-seo-tools': [],
  'jetpack-support-sharing': [],
  'jetpack-support-shortcode-embeds': [],
  'jetpack-support-shortlinks': [],
  'jetpack-support-site-accelerator': [],
  'jetpack-support-site-verification-tools': [],
  'jetpack-support-sitemaps': [],
  'jetpack-support-social': [],
  'jetpack-support-sso': [],
  'jetpack-support-staging-sites': [],
  'jetpack-support-subscriptions': [],
  'jetpack-support-videopress': [],
  'jetpack-support-videopress-block-editor': [],
  'jetpack-support-waf': [],
  'jetpack-support-what-data-does-jetpack-sync': [],
  'jetpack-support-widget-visibility': [],
  'jetpack-support-wordpress-com-stats': [],
  'jetpack-videopress': [],
  'jetpack-waf-settings-privacy-info': [],
  'jitm-jetpack_agencies_ad': [],
  'license-activation-view-my-plans': [],
  'my-jetpack-manage-backup': [],
  'my-plan-header-free-plan-text-link': ['query', 'u', 'aff', 'subsidiaryId'],
  'plans-main-top': ['query', 'u', 'aff', 'subsidiaryId'],
  'settings-ads': ['query', 'u', 'aff', 'subsidiaryId'],
  'settings-ga': ['query', 'u', 'aff', 'subsidiaryId'],
  'stats-nudges-boost-learn': [],
  'stats-nudges-crm-learn': [],
  support: ['query', 'u', 'aff', 'subsidiaryId'],
  'vaultpress-dashboard': [],
  'vaultpress-help': [],
  'vaultpress-help-get-to-know': [],
  'why-the-wordpress-com-connection-is-important-for-jetpack': [],
  'wpcom-ads-earnings': [],
  'wpcom-automattic-ads-tos': [],
  'wpcom-support-us-privacy': [],
  'wpcom-tos': [],
} as const satisfies Readonly<Record<string, readonly RedirectParam[]>>;

type RedirectParam = 'path' | 'query' | 'anchor' | 'u' | 'aff' | 'subsidiaryId';

type NamedSource = keyof typeof redirectSources;

/** Destinations that sell a plan; for monthly billing, `-monthly` is added to their name (SHR-117). */
export type UpgradePlace =
  | 'plans-main-top'
  | 'settings-ads'
  | 'settings-ga'
  | 'support'
  | 'my-plan-header-free-plan-text-link';

/** A destination known to the redirect service. */
export type RedirectSource = NamedSource | `${UpgradePlace}-monthly`;

/** Parameters that a link to a destination may have. */
export type ParamOf<Source extends RedirectSource> = Source extends NamedSource
  ? (typeof redirectSources)[Source][number]
  : RedirectParam;

/** Addresses of pictures that the page requests, and that no link leads to. */
export const requestedAddresses = {
  iosBadges: 'https://linkmaker.itunes.apple.com/assets/shared/badges/',
  androidBadges: 'https://play.google.com/intl/en_us/badges/images/generic/',
} as const satisfies Readonly<Record<string, `https://${string}`>>;

/** Features with an admin page in newer versions of Jetpack: the slug of the page, and the provider's page for other sites. */
export const featurePages = {
  activity: ['jetpack-activity-log', 'calypso-activity-log'],
  subscribers: ['jetpack-newsletter', 'calypso-people-email-followers'],
  social: ['jetpack-social', 'calypso-marketing-connections'],
} as const satisfies Readonly<Record<string, readonly [slug: string, RedirectSource]>>;
