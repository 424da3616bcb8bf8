import { openBus } from '@flightdeck/shared/session';
import { delayedAnswer, errorBody, onCall, providerAnswer } from '@flightdeck/shared/testing/server';
import { painted } from '@flightdeck/shared/timing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import {
  answerOtherReads,
  answerReads,
  expectFailedReads,
  type FlowAnswers,
  heading,
  openFlow,
  openPage,
  purchase,
  takeWrites,
} from '../testing/flow-page';
// Load the file now. The screen loads it on demand, and a test might not wait long enough.
import '../summary/summary.view';

test.each<[string, string, FlowAnswers, string]>([
  ['REC-007 the bare path leads to the saved step', '/recommendations', { step: 'related-posts' }, 'related-posts'],
  ['REC-009 an unknown route leads to the summary', '/recommendations/fax', { step: 'monitor' }, 'summary'],
  [
    'REC-010 product-suggestions leads to the next step if there are no suggestions',
    '/recommendations/product-suggestions',
    { step: 'site-type-question' },
    'monitor',
  ],
  [
    'OQ-118 product-purchased leads to the next step if nothing was bought',
    '/recommendations/product-purchased',
    { step: 'site-type-question' },
    'summary',
  ],
])('%s (from %s)', async (_what, route, answers, target) => {
  takeWrites();
  if (target === 'summary') onCall('GET', 'recommendations/upsell').reply(200, { hide_upsell: true });
  await openFlow(route, answers);
  await waitFor(() => expect(location.hash).toBe(`#/recommendations/${target}`));
  await waitFor(() => expect(heading()).toBeVisible());
});

test('REC-070 REC-071 REC-074 starts the onboarding of a purchase with a step count', async () => {
  const writes = takeWrites();
  await openFlow('/recommendations', { step: 'summary', plan: 'jetpack_scan', purchases: [purchase('jetpack_scan')] });
  await waitFor(() => expect(heading()).toHaveTextContent('Welcome to Jetpack Scan!'));
  await waitFor(() => expect(writes.length).toBeGreaterThan(2));
  expect(writes[0]).toEqual(['step', 'welcome__scan']);
  expect(writes[1]).toEqual([
    'data',
    expect.objectContaining({
      onboardingActive: 'JETPACK_SCAN',
      onboardingViewed: ['JETPACK_SCAN'],
      onboardingHasStarted: true,
      onboardingTotalSteps: ['welcome__scan', 'monitor', 'site-accelerator'],
    }),
  ]);
  expect(screen.getByText('Step 1 of 3')).toBeVisible();
});

test('REC-011 REC-012 shows help links below the step', async () => {
  takeWrites();
  await openFlow('/recommendations/monitor', { step: 'monitor' });
  const helpLink = (name: RegExp) => screen.getByRole('link', { name });
  expect(helpLink(/^Learn how to get started with Jetpack/)).toHaveAttribute(
    'href',
    expect.stringContaining('source=jetpack-support-getting-started'),
  );
  expect(helpLink(/^Search our support site/)).toHaveAttribute(
    'href',
    expect.stringContaining('source=jetpack-support&'),
  );
});

test('loads the answers again on Retry, and writes nothing before they load', async () => {
  onCall('GET', 'recommendations/data').reply(500, errorBody('down', 'The site is busy.', 500));
  const retryButton = () => screen.getByRole('button', { name: 'Retry' });
  answerOtherReads();
  await openPage('/recommendations/monitor', retryButton);
  expect(screen.getByText('The site is busy.')).toBeVisible();
  onCall('GET', 'recommendations/data').reply(200, {
    viewedRecommendations: ['monitor'],
    odd: { a: 1 },
    'site-type-store': 7,
  });
  await userEvent.click(retryButton());
  takeWrites();
  await waitFor(() => expect(heading()).toBeVisible());
});

test('REC-076 offers no onboarding while the site loads', async () => {
  const writes = takeWrites();
  const sendSite = delayedAnswer('site', providerAnswer({ plan: { product_slug: 'jetpack_scan' } }));
  answerReads({ site: 'answered by the test', purchases: [purchase('jetpack_scan')] });
  const loading = () => screen.getByText('Loading recommendations');
  await openPage('/recommendations', loading, { step: 'monitor' });
  // All other reads have been answered.
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
  await act(painted);
  expect(loading()).toBeVisible();
  expect(writes).toEqual([]);
  sendSite();
  await waitFor(() => expect(heading()).toHaveTextContent('Welcome to Jetpack Scan!'));
});

test('REC-076 continues without the provider and retries the failed reads', async () => {
  const writes = takeWrites();
  onCall('GET', 'recommendations/data').reply(200, []);
  for (const path of [
    'recommendations/conditional',
    'recommendations/product-suggestions',
    'site',
    'site/purchases',
    'site/features',
    'plugins',
    'rewind',
  ])
    onCall('GET', path).reply(503, errorBody('down', 'Down.', 503));
  onCall('GET', 'settings').reply(200, { 'related-posts': false });
  await openPage('/recommendations/related-posts', heading);
  expect(screen.getByRole('button', { name: 'Enable related posts' })).toBeVisible();
  expect(await expectFailedReads()).toBeVisible();
  // After the retry, the provider reports a purchase, and its onboarding begins.
  answerOtherReads({ purchases: [purchase('jetpack_scan')], suggestions: 'answered by the test', isRetry: true });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(writes).toContainEqual(['data', expect.objectContaining({ onboardingActive: 'JETPACK_SCAN' })]),
  );
  await waitFor(() => expect(screen.queryByText("Couldn't load some information about your site.")).toBeNull());
});

test('publishes the badge count after each viewed recommendation and at unmount', async () => {
  takeWrites();
  const counts: number[] = [];
  const bus = openBus();
  bus.on('recommendations.changed').subscribe(({ newCount }) => counts.push(newCount));
  const { unmount } = await openFlow('/recommendations/publicize', {
    step: 'publicize',
    conditional: ['publicize', 'boost'],
  });
  await waitFor(() => expect(counts.at(-1)).toBe(1));
  expect(counts[0]).toBe(2);
  counts.length = 0;
  await unmount();
  expect(counts).toEqual([1]);
  bus.close();
});

test('leads from the bare path to the first of several new recommendations and marks only that one as viewed', async () => {
  const writes = takeWrites();
  await openFlow('/recommendations', {
    step: 'summary',
    conditional: ['publicize', 'boost'],
    data: { viewedRecommendations: ['site-type-question'] },
  });
  await waitFor(() => expect(location.hash).toBe('#/recommendations/publicize'));
  await waitFor(() => expect(writes).toHaveLength(2));
  expect(heading()).toHaveTextContent(/^Share your new posts/);
  expect(writes).toEqual([
    ['step', 'publicize'],
    ['data', expect.objectContaining({ viewedRecommendations: ['site-type-question', 'publicize'] })],
  ]);
});

test('does not change the address if the user has left the screen', async () => {
  takeWrites();
  answerReads({});
  // The address changes before WordPress unmounts the screen.
  await openPage('/recommendations', () => {
    heading();
    history.replaceState(null, '', '#/performance');
  });
  // The redirect to a step waits for one paint.
  await painted();
  await painted();
  expect(location.hash).toBe('#/performance');
});
