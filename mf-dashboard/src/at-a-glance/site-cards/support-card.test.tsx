import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { onCall, providerAnswer } from '@flightdeck/shared/testing/server';
import { screen } from '@testing-library/react';
import { SupportCard } from './support-card.view';

const part = definePart(SupportCard);

/** Mounts the card on a site with these features. */
async function mount(features: readonly string[], site: { hasOwner?: boolean; isAtomicPlatform?: boolean } = {}) {
  const { hasOwner = true, isAtomicPlatform = false } = site;
  onCall('GET', 'site/features').reply(200, providerAnswer({ active: features, available: {} }));
  await mountPart(part, {
    name: 'mf-dashboard/at-a-glance',
    pageState: ({ initial, connection }) => {
      Object.assign(initial.siteData, { isAtomicPlatform });
      Object.assign(connection, { hasConnectedOwner: hasOwner });
    },
  });
}
const link = (name: RegExp) => screen.queryByRole('link', { name });
const forumsText = 'Free support is available in the community forums.';

test.each([
  ['Jetpack', false, ['jetpack-support-getting-started', 'jetpack-support']],
  ['WordPress.com', true, ['calypso-help', 'calypso-help']],
])('DASH-113 DASH-117 with a paid plan, names and links the support of %s (on its platform: %p)', async (...row) => {
  const [who, isAtomicPlatform, sources] = row;
  await mount(['support'], { isAtomicPlatform });
  expect(await screen.findByText(`Your paid plan includes priority support from ${who}.`)).toBeVisible();
  expect(screen.queryByText(forumsText)).toBeNull();
  const links = [link(/^Getting started/), link(/^Search the support site/)];
  expect(links.map((each) => new URL(each?.getAttribute('href') ?? '').searchParams.get('source'))).toEqual(sources);
});

test('DASH-114 DASH-115 names the community forums without a paid plan, and offers an upgrade', async () => {
  await mount([]);
  expect(await screen.findByText(forumsText)).toBeVisible();
  expect(link(/^Upgrade/)).toHaveAttribute('href', expect.stringContaining('source=support'));
  expect(link(/^Connect/)).toBeNull();
});

test('DASH-116 prompts to connect without support and without a connected owner', async () => {
  await mount([], { hasOwner: false });
  expect(await screen.findByText(forumsText)).toBeVisible();
  expect(link(/^Connect/)).toHaveAttribute('href', '#/connect-user');
  expect(link(/^Upgrade/)).toBeNull();
});
