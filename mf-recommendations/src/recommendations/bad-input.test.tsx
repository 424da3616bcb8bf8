import { startApi } from '@flightdeck/shared/api';
import { onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectFailedReads, heading, openFlow, openPage, plugins, press, takeWrites } from '../testing/flow-page';

test('reports missing data and continues if all responses are malformed', async () => {
  const writes = takeWrites();
  onCall('GET', 'recommendations/data').reply(200, { selectedRecommendations: 'monitor', onboardingActive: ['?'] });
  onCall('GET', 'recommendations/conditional').reply(200, { publicize: true });
  onCall('GET', 'recommendations/product-suggestions').reply(200, { message: 'none' });
  onCall('GET', 'site').reply(200, { code: 'success', data: '[]' });
  onCall('GET', 'site/purchases').reply(200, { code: 'success', data: '"many"' });
  onCall('GET', 'site/features').reply(200, 'nothing');
  onCall('GET', 'settings').reply(200, '[]');
  onCall('GET', 'plugins').reply(200, '7');
  onCall('GET', 'rewind').reply(200, { code: 'success', data: '{"state":[]}' });
  await openPage('/recommendations/related-posts', heading, { step: 'related-posts' });
  expect(await expectFailedReads()).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Not now' }));
  await waitFor(() => expect(location.hash).toBe('#/recommendations/creative-mail'));
  await waitFor(() =>
    expect(writes.at(-1)).toEqual([
      'data',
      expect.objectContaining({ selectedRecommendations: [], skippedRecommendations: ['related-posts'] }),
    ]),
  );
});

test('lets the user continue while an installation hangs, then shows an error and retries on request', async () => {
  takeWrites();
  await openFlow('/recommendations/creative-mail', { step: 'creative-mail' });
  startApi({ timeLimit: 400 });
  onCall('POST', 'plugins').delay(3000).reply(200, { code: 'success' });
  onCall('GET', 'plugins').reply(200, {});
  await press('Install Creative Mail');
  expect(screen.getByRole('button', { name: /Installing…/ })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '#/recommendations/site-accelerator');
  expect(await screen.findByRole('alert')).toBeVisible();
  startApi({ timeLimit: 2000 });
  onCall('POST', 'plugins').reply(200, { code: 'success' });
  onCall('GET', 'plugins').reply(200, plugins('creative-mail-by-constant-contact/creative-mail-plugin.php'));
  await press('Install Creative Mail');
  expect(await screen.findByText('Feature Enabled')).toBeVisible();
});

test('shows a new plugin as enabled even if a cache still answers with the earlier list', async () => {
  takeWrites();
  await openFlow('/recommendations/creative-mail', { step: 'creative-mail' });
  onCall('POST', 'plugins').reply(200, { code: 'success' });
  onCall('GET', 'plugins').reply(200, plugins('akismet/akismet.php'));
  await press('Install Creative Mail');
  expect(await screen.findByText('Feature Enabled')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
