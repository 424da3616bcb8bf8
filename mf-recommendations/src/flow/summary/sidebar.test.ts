import { type Sidebar, type SidebarFacts, sidebarOf, storeOf } from './sidebar';

const settledFacts: SidebarFacts = { isSettled: true, upsell: 'shown' };

test.each<[string, string, Partial<SidebarFacts>, Sidebar]>([
  ['REC-099.1 loads while plan or backups load', 'loading', { isSettled: false }, 'loading'],
  ['REC-099.1 loads while the upsell loads', 'upsell', { upsell: 'loading' }, 'loading'],
  ['REC-099.2 shows the upsell', 'upsell', {}, 'upsell'],
  [
    'REC-099.2 REC-086 shows the upsell without a price if the upsell is hidden',
    'upsell',
    { upsell: 'hidden' },
    'no-price-upsell',
  ],
  ['REC-099.3 offers restores', 'one-click-restores', {}, 'one-click-restores'],
  ['REC-099.4 links to security', 'manage-security', { upsell: 'loading' }, 'manage-security'],
  ['REC-099.5 shows the app', 'download-app', { upsell: 'hidden' }, 'download-app'],
  ['REC-099.6 shows the generic app card for an unknown state', 'celebrating', {}, 'unknown'],
  ['REC-099.6 shows the generic app card after failed reads', 'loading', {}, 'unknown'],
])('%s (landing state: "%s")', (_what, landing, change, sidebar) => {
  expect(Reflect.apply(sidebarOf, undefined, [landing, { ...settledFacts, ...change }])).toBe(sidebar);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 2, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 1, null],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 0, null],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/126', 0, null],
  ['', 0, null],
])('reads the user agent "%s" with %d touch points as the store %p', (userAgent, touchPoints, store) => {
  expect(storeOf(userAgent, touchPoints)).toBe(store);
});
