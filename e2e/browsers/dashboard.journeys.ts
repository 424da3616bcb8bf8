import { updatedText } from '../support/dashboard';
import { expect, test } from './test';

const protectSwitch = { role: 'switch', name: 'Brute force protection' };

/** Cards of a free site, in order, each with a part of its text. */
const cards: readonly (readonly [name: string, text: string])[] = [
  ['Jetpack Stats', 'All-time views 9,876'],
  ['Comprehensive site security', 'Not in your plan'],
  ['VaultPress Backup', 'Upgrade to back up your 25 posts'],
  ['Scan', 'Not in your plan'],
  ['Akismet Anti-spam', 'Keep spam out of your comments'],
  ['Brute force protection', 'Activate Protect to block attacks'],
  ['Downtime monitoring', 'Jetpack emails you'],
  ['Image Accelerator', 'Activate to optimize your images'],
  ['Search', 'Show visitors relevant results'],
  ['VideoPress', 'Your first video is free.'],
  ['Boost', 'Not installed'],
  ['CRM', 'Not installed'],
  ['Jetpack blocks', 'Learn about Jetpack blocks'],
  ['Site connection', 'You own this connection.'],
  ['Account connection', 'Connected as provider_admin'],
  ['For agencies', 'save 25% on licenses'],
  ['Support', 'Free support is available'],
  ['Jetpack in your pocket', 'Scan the code with your phone'],
];

test('the dashboard shows each card with its state', async ({ user, openAs }) => {
  await openAs('admin');
  await user.sees({ role: 'navigation', name: 'Dashboard' });
  for (const [name, contains] of cards) await user.sees({ role: 'article', name }, { contains });
  const titlesExpression =
    "[...document.querySelectorAll('#flightdeck article')].map((card) => card.querySelector('h2, h3').innerText)";
  expect(await user.evaluate<string[]>(titlesExpression)).toEqual(cards.map(([name]) => name));
});

test('a switch keeps its state after a reload', async ({ user, openAs, site }) => {
  await openAs('admin');
  await user.sees(protectSwitch, { isOn: false });
  await user.click(protectSwitch);
  await user.seesText(updatedText);
  await user.sees(protectSwitch, { isOn: true, isBusy: false });
  await user.reload();
  await user.sees(protectSwitch, { isOn: true });
  expect(await site.calls(/^POST settings/)).toEqual(['POST settings 200']);
});

test('the status page says that an area is not loaded', async ({ user, openAs }) => {
  await openAs('admin', '/status');
  await user.sees({ role: 'heading', name: 'Status' });
  await user.sees({ role: 'row', name: /mf-licensing/ }, { contains: 'Not loaded' });
});
