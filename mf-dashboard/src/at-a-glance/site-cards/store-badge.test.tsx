import type { AppStore } from '@flightdeck/shared/links/places';
import { pressInPlace, recorded } from '@flightdeck/shared/testing/parts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { badgeAddress, stores } from './store-badge';
import { StoreBadge } from './store-badge.view';

afterEach(cleanup);
const badge = (alt: string) => screen.getByRole('img', { name: alt });

test.each<[string, AppStore, string, string]>([
  ['Google Play', 'android', 'Google Play Store download badge.', 'Download the Jetpack Android mobile app.'],
  ['App Store', 'ios', 'Apple App Store download badge.', 'Download the Jetpack iOS mobile app.'],
])(
  'DASH-118 replaces the %s badge with the built-in badge after a failed load, and links to the store',
  (name, store, alt, title) => {
    const { builtInBadge, href } = stores()[store];
    expect(builtInBadge).toContain(encodeURIComponent(`>${name}</text>`));
    render(<StoreBadge lang="de-DE" store={store} />);
    expect(badge(alt)).toHaveAttribute('src', badgeAddress(store, 'de-DE'));
    expect(badge(alt)).toHaveAttribute('title', title);
    fireEvent.error(badge(alt));
    expect(badge(alt)).toHaveAttribute('src', builtInBadge);
    fireEvent.error(badge(alt));
    expect(badge(alt)).toHaveAttribute('src', builtInBadge);
    expect(screen.getByRole('link')).toHaveAttribute('href', new URL(href).href);
    pressInPlace(screen.getByRole('link'));
    expect(recorded().at(-1)).toEqual([
      'jetpack_wpa_click',
      { target: 'apps-card', button: 'apps-download', page: 'dashboard', store },
    ]);
  },
);

test('DASH-118 after a failed load, loads the badge of a new language, but shows the built-in badge in English', () => {
  const { alt, builtInBadge } = stores().android;
  const { rerender } = render(<StoreBadge lang="de" store="android" />);
  fireEvent.error(badge(alt));
  rerender(<StoreBadge lang="fr" store="android" />);
  expect(badge(alt)).toHaveAttribute('src', badgeAddress('android', 'fr'));
  rerender(<StoreBadge lang="en-GB" store="android" />);
  expect(badge(alt)).toHaveAttribute('src', builtInBadge);
});

test.each<[AppStore, string, string]>([
  ['android', 'de_DE', 'https://play.google.com/intl/en_us/badges/images/generic/de_badge_web_generic.png'],
  ['ios', 'pt-BR', 'https://linkmaker.itunes.apple.com/assets/shared/badges/pt-pt/appstore-lrg.svg'],
])('returns the address of the %s badge for the locale %s', (store, locale, address) => {
  expect(badgeAddress(store, locale)).toBe(address);
});

test.each<[AppStore, string]>([
  ['ios', 'en-US'],
  ['android', ''],
  ['android', '../x'],
])('returns no address of the %s badge for the locale %p', (store, locale) => {
  expect(badgeAddress(store, locale)).toBeNull();
});
