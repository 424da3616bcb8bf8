import { pressInPlace, recorded } from '@flightdeck/shared/testing/parts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { badgeAddress, type StoreName, stores } from './store-badge';
import { StoreBadge } from './store-badge.view';

afterEach(cleanup);
const picture = (alt: string) => screen.getByRole('img', { name: alt });

test.each<[string, StoreName]>([
  ['DASH-118 Google Play', 'android'],
  ['DASH-118 App Store', 'ios'],
])('%s: replaces a badge that fails to load with the built-in one', (_what, store) => {
  const { alt, picture: source, href } = stores()[store];
  render(<StoreBadge lang="de-DE" store={store} />);
  expect(picture(alt)).toHaveAttribute('src', badgeAddress(store, 'de-DE'));
  fireEvent.error(picture(alt));
  expect(picture(alt)).toHaveAttribute('src', source);
  fireEvent.error(picture(alt));
  expect(picture(alt)).toHaveAttribute('src', source);
  expect(screen.getByRole('link')).toHaveAttribute('href', new URL(href).href);
  pressInPlace(screen.getByRole('link'));
  expect(recorded().at(-1)).toEqual([
    'jetpack_wpa_click',
    { target: 'apps-card', button: 'apps-download', page: 'dashboard', store },
  ]);
});

test('DASH-118 loads the badge again after the language changes', () => {
  const { alt, picture: source } = stores().android;
  const { rerender } = render(<StoreBadge lang="de" store="android" />);
  fireEvent.error(picture(alt));
  rerender(<StoreBadge lang="fr" store="android" />);
  expect(picture(alt)).toHaveAttribute('src', badgeAddress('android', 'fr'));
  rerender(<StoreBadge lang="en-GB" store="android" />);
  expect(picture(alt)).toHaveAttribute('src', source);
});

test.each<[StoreName, string, string | null]>([
  ['android', 'de_DE', 'https://play.google.com/intl/en_us/badges/images/generic/de_badge_web_generic.png'],
  ['ios', 'pt-BR', 'https://linkmaker.itunes.apple.com/assets/shared/badges/pt-pt/appstore-lrg.svg'],
  ['ios', 'en-US', null],
  ['android', '', null],
  ['android', '../x', null],
])('returns the address of the %s badge for %p: %s', (store, locale, address) => {
  expect(badgeAddress(store, locale)).toBe(address);
});
