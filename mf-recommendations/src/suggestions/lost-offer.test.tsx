import { onCall } from '@flightdeck/shared/testing/server';
import { backOnline } from '@flightdeck/shared/testing/values';
import { screen, waitFor } from '@testing-library/react';
import { answerReads, heading, openPage, suggestion, takeWrites } from '../testing/flow-page';

jest.mock('./suggestions.view', () => {
  throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
});

test('leads to the next step if the file of the suggestions fails to load', async () => {
  takeWrites();
  onCall('GET', 'site/discount').reply(200, { code: 'success', data: null });
  onCall('GET', 'intro-offers').reply(200, { code: 'success', data: [] });
  const answers = { step: 'product-suggestions', suggestions: [suggestion('jetpack_scan', 'Scan', 10)] };
  answerReads(answers);
  await openPage('/recommendations/product-suggestions', () => screen.getByText('Loading recommendations'), answers);
  await waitFor(() => {
    // backOnline() starts the next attempt to load the file without its delay.
    backOnline();
    expect(location.hash).not.toBe('#/recommendations/product-suggestions');
  });
  expect(location.hash).toMatch(/^#\/recommendations\//);
  await waitFor(heading);
  expect(screen.queryByText(/Loading chunk/)).toBeNull();
});
