import { __ } from '@flightdeck/shared/i18n';
import { type AppStore, addresses, requestedAddresses } from '@flightdeck/shared/links/places';

/** An app store with its badge. */
export interface Store {
  readonly href: string;
  readonly alt: string;
  readonly title: string;
  /** Address of the built-in badge, a data URL. */
  readonly builtInBadge: string;
}

const languageOf = (locale: string) => locale.split(/[-_]/)[0]?.toLowerCase() ?? '';

/**
 * Returns the address of the store's badge in the language of a locale; null for English and invalid locales, for which the page
 * shows the built-in badge (FACT-DASH-8).
 */
export function badgeAddress(store: AppStore, locale: string): string | null {
  const language = languageOf(locale);
  if (!/^[a-z]{2,3}$/.test(language) || language === 'en') return null;
  return store === 'ios'
    ? `${requestedAddresses.iosBadges}${language}-${language}/appstore-lrg.svg`
    : `${requestedAddresses.androidBadges}${language}_badge_web_generic.png`;
}

/** Returns a badge with the store's name as a data URL. */
const drawBadge = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 135 40"><rect width="135" height="40" rx="6" fill="black"/><rect x="13" y="8" width="14" height="24" rx="3" fill="none" stroke="white" stroke-width="2"/><path d="M18 28h4" stroke="white" stroke-width="2"/><text x="38" y="25" fill="white" font-family="system-ui,sans-serif" font-size="14" font-weight="600" textLength="86" lengthAdjust="spacingAndGlyphs">${name}</text></svg>`,
  )}`;

/** Returns both app stores, with texts in the page's language. */
export const stores = (): Readonly<Record<AppStore, Store>> => ({
  android: {
    href: addresses.appsCardAndroid,
    alt: __('Google Play Store download badge.'),
    title: __('Download the Jetpack Android mobile app.'),
    builtInBadge: drawBadge('Google Play'),
  },
  ios: {
    href: addresses.appsCardIos,
    alt: __('Apple App Store download badge.'),
    title: __('Download the Jetpack iOS mobile app.'),
    builtInBadge: drawBadge('App Store'),
  },
});
