import { pressInPlace, recorded } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall, onUncachedSettings } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SelectableStep } from '../flow/steps';
import { heading, openFlow, press, savedLists, takeWrites } from '../testing/flow-page';
import { settingsLink } from './settings-link';

test('REC-039 REC-082.4 saves a shown step and then marks it as viewed', async () => {
  const writes = takeWrites();
  await openFlow('/recommendations/related-posts', { step: 'monitor' });
  await waitFor(() => expect(writes).toHaveLength(2));
  expect(writes[0]).toEqual(['step', 'related-posts']);
  expect(writes[1]).toEqual(['data', expect.objectContaining({ viewedRecommendations: ['related-posts'] })]);
  expect(recorded()).toContainEqual(['jetpack_recommendations_recommendation_viewed', { feature: 'related-posts' }]);
});

test('REC-040 marks the saved step as viewed and does not save it again', async () => {
  const writes = takeWrites();
  await openFlow('/recommendations/related-posts', { step: 'related-posts' });
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(savedLists(writes, 'viewedRecommendations')).toEqual([['related-posts']]);
});

test('REC-081 saves the answers after each view, selection and skip', async () => {
  const writes = takeWrites();
  await openFlow('/recommendations/related-posts', { step: 'related-posts' });
  await waitFor(() => expect(savedLists(writes, 'viewedRecommendations')).toEqual([['related-posts']]));
  onCall('POST', 'settings', { 'related-posts': true }).reply(200, { code: 'success' });
  onCall('GET', 'settings').reply(200, { 'related-posts': true });
  await press('Enable related posts');
  expect(await screen.findByText('Feature Enabled')).toBeVisible();
  await waitFor(() => expect(savedLists(writes, 'selectedRecommendations').at(-1)).toEqual(['related-posts']));
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Not now' }));
  await waitFor(() => expect(savedLists(writes, 'skippedRecommendations').at(-1)).toEqual(['creative-mail']));
  // Viewing the next step is the last write.
  await waitFor(() => expect(savedLists(writes, 'viewedRecommendations').at(-1)).toContain('site-accelerator'));
});

test.each<[SelectableStep, string]>([
  ['boost', '/wp-admin/admin.php?page=jetpack-boost'],
  ['creative-mail', '/wp-admin/admin.php?page=creativemail'],
  ['monitor', '#/settings?term=monitor'],
  ['related-posts', '#/settings?term=related%20posts'],
  ['protect', '/wp-admin/admin.php?page=jetpack-protect'],
  ['site-accelerator', '#/settings?term=cdn'],
  ['publicize', 'source=calypso-marketing-connections'],
  ['videopress', 'source=jetpack-support-videopress-block-editor'],
  ['woocommerce', '/wp-admin/admin.php?page=wc-admin&path=%2Fsetup-wizard'],
])('REC-045 the settings link of %s leads to %s', (step, address) => {
  expect(settingsLink(step, { adminUrl: '/wp-admin/', adminPages: [] })).toContain(address);
});

test('sets all four options of site accelerator in one save, and records clicks on its links', async () => {
  takeWrites();
  await openFlow('/recommendations/site-accelerator', { step: 'site-accelerator' });
  const on = { photon: true, 'photon-cdn': true, tiled_galleries: true, 'tiled-gallery': true };
  onCall('POST', 'settings', on).reply(200, { code: 'success' });
  onCall('GET', 'settings').reply(200, on);
  const clickEvent = (action: string) => [
    `jetpack_recommended_feature_${action}_click`,
    { feature: 'site-accelerator' },
  ];
  pressInPlace(screen.getByRole('link', { name: /^Learn more/ }));
  expect(recorded().at(-1)).toEqual(clickEvent('learn_more'));
  await press('Enable site accelerator');
  expect(await screen.findByText('Feature Enabled')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '#/settings?term=cdn');
  pressInPlace(screen.getByRole('link', { name: 'Settings' }));
  expect(recorded().at(-1)).toEqual(clickEvent('configure'));
});

test("reports an option that the site doesn't store", async () => {
  takeWrites();
  const { bus } = await openFlow('/recommendations/related-posts', { step: 'related-posts' });
  onCall('POST', 'settings', { 'related-posts': true }).reply(200, { code: 'success' });
  onCall('GET', 'settings').reply(200, { 'related-posts': false });
  onUncachedSettings().reply(200, { 'related-posts': false });
  await press('Enable related posts');
  const text = "Your site didn't enable this feature. Try again.";
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(bus.notices$.value.at(-1)).toMatchObject({ status: 'is-warning', text });
});

test('REC-042 REC-043 saves a skip on Not now and leads to the next step', async () => {
  const writes = takeWrites();
  await openFlow('/recommendations/related-posts', { step: 'related-posts' });
  await userEvent.click(screen.getByRole('link', { name: 'Not now' }));
  await waitFor(() => expect(location.hash).toBe('#/recommendations/creative-mail'));
  await waitFor(() => expect(savedLists(writes, 'skippedRecommendations').at(-1)).toEqual(['related-posts']));
  expect(recorded()).toContainEqual(['jetpack_recommended_feature_decide_later_click', { feature: 'related-posts' }]);
  await waitFor(() => expect(heading()).toHaveFocus());
});

test.each([
  ['REC-047 links to the summary after it was viewed', { viewedRecommendations: ['summary'] }, true],
  ['REC-047 shows no link to an unviewed summary', {}, false],
  [
    'REC-047 shows no link to the summary during an onboarding',
    { viewedRecommendations: ['summary'], onboardingActive: 'JETPACK_SCAN', onboardingHasStarted: true },
    false,
  ],
])('%s', async (_what, data, isShown) => {
  takeWrites();
  await openFlow('/recommendations/related-posts', { step: 'related-posts', data, purchases: [] });
  const backLink = screen.queryByRole('link', { name: 'View Recommendations' });
  if (!isShown) return expect(backLink).toBeNull();
  expect(backLink).toHaveAttribute('href', '#/recommendations/summary');
  pressInPlace(backLink ?? document.body);
  return expect(recorded().at(-1)).toEqual([
    'jetpack_recommended_feature_back_to_summary_click',
    { feature: 'related-posts' },
  ]);
});

test('reports failed writes, and retries them on Save again', async () => {
  let isBusy = true;
  const writes = takeWrites(() => isBusy && errorBody('down', 'The site is busy.', 500));
  await openFlow('/recommendations/related-posts', { step: 'monitor' });
  expect(await screen.findByText("Couldn't save your last answer.")).toBeVisible();
  expect(screen.getByText('The site is busy.')).toBeVisible();
  isBusy = false;
  await press('Save again');
  await waitFor(() => expect(writes.map(([kind]) => kind)).toEqual(['data', 'step']));
  expect(screen.queryByText('The site is busy.')).toBeNull();
  expect(writes[1]).toEqual(['step', 'related-posts']);
});

test('saves a step again after a failure, even if later answers were saved', async () => {
  onCall('POST', 'recommendations/step').reply(500, errorBody('down', 'The site is busy.', 500));
  const writes = takeWrites();
  await openFlow('/recommendations/related-posts', { step: 'monitor' });
  await waitFor(() => expect(savedLists(writes, 'viewedRecommendations')).toEqual([['related-posts']]));
  expect(await screen.findByText('The site is busy.')).toBeVisible();
  await press('Save again');
  await waitFor(() => expect(screen.queryByText('The site is busy.')).toBeNull());
  await waitFor(() => expect(writes.at(-1)).toEqual(['step', 'related-posts']));
  expect(writes).toHaveLength(2);
});

test('REC-002 still marks a viewed recommendation as new, and suggests a feature and a paid product', async () => {
  const writes = takeWrites();
  await openFlow('/recommendations/publicize', { step: 'publicize', conditional: ['publicize'] });
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(screen.getByText('New')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Enable/ })).toBeVisible();
  pressInPlace(screen.getByRole('link', { name: /^Get Jetpack Security/ }));
  expect(recorded().at(-1)).toEqual([
    'jetpack_recommendations_step_product_card_button_click',
    { feature: 'publicize' },
  ]);
});
