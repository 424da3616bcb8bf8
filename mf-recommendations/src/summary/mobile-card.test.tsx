import { pressInPlace, recorded } from '@flightdeck/shared/testing/parts';
import { render, screen } from '@testing-library/react';
import { MobileCard } from './mobile-card.view';
import { OneClickRestores } from './security-cards.view';

const sidebarEvent = 'jetpack_recommendations_summary_sidebar';
const slug = 'unknown';
const originalUserAgent = Object.getOwnPropertyDescriptor(navigator, 'userAgent');
const setUserAgent = (value: string) => Object.defineProperty(navigator, 'userAgent', { configurable: true, value });
afterEach(() => {
  if (originalUserAgent) Object.defineProperty(navigator, 'userAgent', originalUserAgent);
  else Reflect.deleteProperty(navigator, 'userAgent');
});

test.each([
  ['iPhone', /^Get it on the App Store/, { type: 'mobile_app_badge', slug, store: 'ios' }],
  ['Android', /^Get it on Google Play/, { type: 'mobile_app_badge', slug, store: 'android' }],
  ['Windows', /^jetpack\.com\/mobile/, { type: 'mobile_app_jpcom', slug }],
])('on %s, records a view of the app card and a click on its link', (system, name, click) => {
  setUserAgent(`Mozilla/5.0 (${system})`);
  render(<MobileCard slug={slug} />);
  expect(recorded().at(-1)).toEqual([`${sidebarEvent}_display`, { type: 'mobile_app', slug }]);
  pressInPlace(screen.getByRole('link', { name }));
  expect(recorded().at(-1)).toEqual([`${sidebarEvent}_click`, click]);
});

test('records a click on the video next to one-click restores, with the position of the video', () => {
  render(<OneClickRestores features={[]} />);
  pressInPlace(screen.getByRole('link', { name: /^Watch the video/ }));
  expect(recorded().at(-1)).toEqual([
    'jetpack_backup_getting_started_video_click',
    { position: 'recommendations/one_click_restores' },
  ]);
});
