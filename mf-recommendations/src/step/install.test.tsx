import { recorded } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heading, openFlow, plugins, press, savedLists, takeWrites } from '../testing/flow-page';

const mailPlugin = 'creative-mail-by-constant-contact/creative-mail-plugin.php';

/** Presses Install. Returns the requests in their order, and a function that answers the installation. */
async function install() {
  const writes = takeWrites();
  await openFlow('/recommendations/creative-mail', { step: 'creative-mail' });
  const requests: string[] = [];
  let sendAnswer = () => {};
  const answered = new Promise<void>((resolve) => {
    sendAnswer = resolve;
  });
  onCall('POST', 'plugins', {
    slug: 'creative-mail-by-constant-contact',
    status: 'active',
    source: 'recommendations',
  }).reply(200, async () => {
    requests.push(`installed after ${JSON.stringify(savedLists(writes, 'selectedRecommendations').at(-1))}`);
    await answered;
    return { code: 'success' };
  });
  onCall('GET', 'plugins').reply(200, () => {
    requests.push('read');
    return plugins(mailPlugin);
  });
  await press('Install Creative Mail');
  return { requests, sendAnswer };
}

test('REC-041 REC-056 REC-058 selects the feature on Install, installs it once and reloads the plugins', async () => {
  const { requests, sendAnswer } = await install();
  expect(screen.getByRole('button', { name: /Installing…/ })).toHaveAttribute('aria-busy', 'true');
  await press('Installing…');
  sendAnswer();
  expect(await screen.findByText('Feature Enabled')).toBeVisible();
  expect(requests).toEqual(['installed after ["creative-mail"]', 'read']);
  expect(recorded()).toContainEqual(['jetpack_recommended_feature_enable_click', { feature: 'creative-mail' }]);
});

test('REC-044 REC-045 REC-046 shows the state of an enabled feature, the link to its settings and Next', async () => {
  const { sendAnswer } = await install();
  expect(screen.queryByText('Feature Enabled')).toBeNull();
  sendAnswer();
  expect(await screen.findByText('Feature Enabled')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Settings/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/page=creativemail$/),
  );
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#/recommendations/site-accelerator');
  expect(screen.queryByRole('link', { name: 'Not now' })).toBeNull();
});

test('shows why an installation failed, and retries it', async () => {
  const writes = takeWrites();
  await openFlow('/recommendations/creative-mail', { step: 'creative-mail' });
  onCall('POST', 'plugins').reply(500, errorBody('install_plugin_failed', 'Download failed.', 500));
  onCall('GET', 'plugins').reply(200, {});
  await press('Install Creative Mail');
  expect(await screen.findByRole('alert')).toHaveTextContent('Download failed.');
  expect(heading()).toHaveTextContent('Would you like to grow your mailing list?');
  onCall('POST', 'plugins').reply(404, errorBody('plugin_already_active', 'Already active.', 404));
  onCall('GET', 'plugins').reply(200, plugins(mailPlugin));
  await press('Install Creative Mail');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByText('Feature Enabled')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(savedLists(writes, 'viewedRecommendations').at(-1)).toContain('site-accelerator'));
  expect(savedLists(writes, 'selectedRecommendations').at(-1)).toEqual(['creative-mail']);
});

test('does not save a failed installation as a selection, and keeps an earlier skip', async () => {
  const writes = takeWrites();
  await openFlow('/recommendations/creative-mail', {
    step: 'creative-mail',
    data: { selectedRecommendations: ['monitor'], skippedRecommendations: ['creative-mail'] },
  });
  onCall('POST', 'plugins').reply(500, errorBody('install_plugin_failed', 'Download failed.', 500));
  onCall('GET', 'plugins').reply(200, {});
  await press('Install Creative Mail');
  expect(await screen.findByRole('alert')).toHaveTextContent('Download failed.');
  await waitFor(() => expect(savedLists(writes, 'selectedRecommendations').at(-1)).toEqual(['monitor']));
  expect(savedLists(writes, 'skippedRecommendations').at(-1)).toEqual(['creative-mail']);
});

test('offers no installation of a plugin to users who may not install plugins', async () => {
  takeWrites();
  await openFlow('/recommendations/creative-mail', { step: 'creative-mail', mayInstall: false });
  expect(screen.getByText("You don't have permission to install plugins. Ask a site administrator.")).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Install|Enable|Try)/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Not now' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
