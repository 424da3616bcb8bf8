import { queryClient } from '@flightdeck/shared/api';
import { delayedAnswer, errorBody, onCall } from '@flightdeck/shared/testing/server';
import { painted } from '@flightdeck/shared/timing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFlow, takeWrites } from '../testing/flow-page';
// Load the file now. The screen loads it on demand, and a test might not wait long enough.
import '../summary/summary.view';

test("loads another tab's answers when the page becomes visible", async () => {
  takeWrites();
  await openFlow('/recommendations/related-posts', {
    step: 'related-posts',
    data: { viewedRecommendations: ['related-posts'] },
  });
  expect(screen.queryByRole('link', { name: 'View Recommendations' })).toBeNull();
  onCall('GET', 'recommendations/data').reply(200, { viewedRecommendations: ['related-posts', 'summary'] });
  onCall('GET', 'recommendations/step').reply(200, { step: 'related-posts' });
  onCall('GET', 'settings').reply(200, { 'related-posts': true });
  onCall('GET', 'plugins').reply(200, {});
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('link', { name: 'View Recommendations' })).toBeVisible();
  expect(await screen.findByText('Feature Enabled')).toBeVisible();
});

test('reads the answers again only while the page is visible, and shows no notice if that fails', async () => {
  takeWrites();
  await openFlow('/recommendations/related-posts', { step: 'related-posts' });
  const reads: string[] = [];
  for (const path of ['recommendations/data', 'recommendations/step', 'settings', 'plugins'])
    onCall('GET', path)
      .optionally()
      .reply(503, () => {
        reads.push(path);
        return errorBody('down', 'Down.', 503);
      });
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(painted);
  expect(reads).toEqual([]);
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(reads).toEqual(expect.arrayContaining(['settings', 'plugins'])));
  await act(painted);
  // Every test fails if it shows the notice without expecting it.
  expect(screen.getByRole('button', { name: 'Enable related posts' })).toBeVisible();
});

test('keeps an answer that the user gives while the answers are read again', async () => {
  const writes = takeWrites();
  await openFlow('/recommendations/related-posts', { step: 'related-posts' });
  await waitFor(() => expect(writes).toHaveLength(1));
  await act(painted);
  const sendAnswers = delayedAnswer('recommendations/data', { viewedRecommendations: ['related-posts'] });
  onCall('GET', 'recommendations/step').reply(200, { step: 'related-posts' });
  onCall('GET', 'settings').reply(200, {});
  onCall('GET', 'plugins').reply(200, {});
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await userEvent.click(screen.getByRole('link', { name: 'Not now' }));
  await waitFor(() => expect(location.hash).toBe('#/recommendations/creative-mail'));
  sendAnswers();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await userEvent.click(await screen.findByRole('link', { name: 'Not now' }));
  await waitFor(() =>
    expect(writes).toContainEqual([
      'data',
      expect.objectContaining({ skippedRecommendations: ['related-posts', 'creative-mail'] }),
    ]),
  );
});
