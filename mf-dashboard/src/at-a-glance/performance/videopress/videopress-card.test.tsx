import { screen, waitFor } from '@testing-library/react';
import { answerReads, card, freeSite, mountDashboard } from '../../dashboard-under-test';

const mountWith = async (features: readonly string[], storageUsed: number) => {
  const settings = { ...freeSite.settings, videopress: true };
  answerReads({ settings, features, site: { ...freeSite.site, options: { videopress_storage_used: storageUsed } } });
  await mountDashboard(undefined, settings);
};

test.each([
  ['DASH-101', 0, 'You can add 1 video for free. Upgrade for more videos and 1TB of storage.'],
  ['DASH-102', 5, "You've used your free video. Upgrade for more videos and 1TB of storage."],
])('%s without VideoPress in the plan and with %d MB of videos, says: %s', async (_id, storageUsed, text) => {
  await mountWith([], storageUsed);
  await waitFor(() => expect(card('VideoPress')).toHaveTextContent(text));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('DASH-097 with VideoPress in the plan, shows the used share of 1 TB', async () => {
  await mountWith(['videopress'], 250_000);
  const bar = await screen.findByRole('progressbar', { name: 'Video storage used out of 1TB:' });
  expect(card('VideoPress')).toContainElement(bar);
  expect(card('VideoPress')).toHaveTextContent('25%');
});
