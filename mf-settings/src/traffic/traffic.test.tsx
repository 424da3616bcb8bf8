import { onCall } from '@flightdeck/shared/testing/server';
import {
  all,
  mountTab,
  offline,
  onSettings,
  withModules,
  withServerValues,
} from '../engine/testing/settings-under-test';
import { traffic } from './traffic.tab';

/** Mounts the tab offline, so that it does not read the plan. */
async function mount() {
  const serverValues = { wordads: false };
  onSettings(serverValues);
  onCall('GET', 'plugins').reply(200, {});
  const allModules = withModules(...traffic.cards.flatMap(({ modules }) => modules));
  const { container } = await mountTab(traffic, all(allModules, withServerValues(serverValues), offline));
  return container;
}

test('SET-109 shows the title of the tab', async () => {
  const container = await mount();
  expect(container.querySelector('h2')).toHaveTextContent(
    "Maximize your site's visibility in search engines and view traffic patterns in real time.",
  );
});

const specifiedCards = [
  ['SET-110.1', 'Ads'],
  ['SET-110.2', 'Related posts'],
  ['SET-110.3', 'Search engine optimization'],
  ['SET-110.4', 'Google Analytics'],
  ['SET-110.5', 'Jetpack Stats'],
  ['SET-110.6', 'WP.me Shortlinks'],
  ['SET-110.7', 'Sitemaps'],
  ['SET-110.8', 'Site verification'],
] as const;

test('SET-110 shows the eight specified cards in order, then cards of newer versions of Jetpack', async () => {
  const titles = [...(await mount()).querySelectorAll('article h3')].map(({ textContent }) => textContent);
  expect(titles.slice(0, specifiedCards.length)).toEqual(specifiedCards.map(([, title]) => title));
  expect(titles.slice(specifiedCards.length)).toEqual(['Canonical URLs', 'WordPress.com Reader', 'Blaze']);
});

test.each(specifiedCards)('%s is the position of the card "%s"', (id, title) => {
  const position = traffic.cards.findIndex((card) => card.title() === title) + 1;
  expect(`SET-110.${position}`).toBe(id);
});
