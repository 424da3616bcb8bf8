import { onCall } from '@flightdeck/shared/testing/wire';
import { all, holding, mountTab, offline, onSettings, withModules } from '../engine/settings-under-test';
import { traffic } from './traffic.tab';

test('SET-109 SET-110 SET-110.1 SET-110.2 SET-110.3 SET-110.4 SET-110.5 SET-110.6 SET-110.7 SET-110.8 the title, and the cards in their order', async () => {
  const held = { wordads: false };
  onSettings(held);
  onCall('GET', 'plugins').reply(200, {});
  // Offline the plan is not asked for.
  const known = withModules(...traffic.cards.flatMap(({ modules }) => modules));
  const { container } = await mountTab(traffic, all(known, holding(held), offline));
  expect(container.querySelector('h2')).toHaveTextContent(
    "Maximize your site's visibility in search engines and view traffic patterns in real time.",
  );
  expect([...container.querySelectorAll('article h3')].map(({ textContent }) => textContent)).toEqual([
    'Ads',
    'Related posts',
    'Search engine optimization',
    'Google Analytics',
    'Jetpack Stats',
    'WP.me Shortlinks',
    'Sitemaps',
    'Site verification',
  ]);
});
