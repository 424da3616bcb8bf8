import { type Sidebar, type SidebarInput, sidebarOf } from './sidebar';

const settledInput: SidebarInput = { isSiteSettled: true, upsell: 'shown' };

test.each<[string, string, Partial<SidebarInput>, Sidebar]>([
  ['REC-099.1 loads while plan or backups load', 'loading', { isSiteSettled: false }, 'loading'],
  ['REC-099.1 loads while the upsell loads', 'upsell', { upsell: 'loading' }, 'loading'],
  ['REC-099.2 shows the upsell', 'upsell', {}, 'upsell'],
  [
    'REC-099.2 REC-086 shows products without a price if the upsell is hidden',
    'upsell',
    { upsell: 'hidden' },
    'no-price-upsell',
  ],
  ['REC-099.3 offers restores', 'one-click-restores', {}, 'one-click-restores'],
  ['REC-099.4 links to security', 'manage-security', { upsell: 'loading' }, 'manage-security'],
  ['REC-099.5 shows the app', 'download-app', { upsell: 'hidden' }, 'download-app'],
  ['REC-099.6 shows the generic app card for an unknown state', 'celebrating', {}, 'unknown'],
  ['REC-099.6 shows the generic app card after failed reads', 'loading', {}, 'unknown'],
])('%s (security state: "%s")', (_what, state, change, sidebar) => {
  expect(Reflect.apply(sidebarOf, undefined, [state, { ...settledInput, ...change }])).toBe(sidebar);
});
