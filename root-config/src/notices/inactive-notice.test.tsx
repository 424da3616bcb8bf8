import { cached, settingsRead } from '@flightdeck/shared/api';
import { siteRead } from '@flightdeck/shared/calls';
import { errorBody, fakeServer, onCall } from '@flightdeck/shared/testing/server';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { editor } from '../testing/facts';
import { answerSite, read, showNotices } from '../testing/show-notices';

fakeServer();
afterEach(cleanup);

/** Answers reads as WordPress does without Jetpack. */
async function deactivateJetpack(): Promise<void> {
  const noRoute = errorBody('rest_no_route', 'No route was found matching the URL and request method.', 404);
  for (const path of ['site', 'settings']) onCall('GET', path).reply(404, noRoute);
  await read(siteRead);
  await read(settingsRead);
}
/** Answers reads as Jetpack does. */
async function activateJetpack(): Promise<void> {
  onCall('GET', 'settings').reply(200, { protect: true });
  answerSite();
  await read(settingsRead);
  await waitFor(() => expect(cached(siteRead)).toHaveProperty('plan.product_slug', 'jetpack_free'));
}

test('while Jetpack is inactive, its notice is the only one and leads to the plugins in another tab; later, the reads that failed are sent again', async () => {
  showNotices({ initial: { adminUrl: `${location.origin}/wp-admin/` } });
  await deactivateJetpack();
  const [notice, ...others] = await screen.findAllByRole('alert');
  expect(others).toEqual([]);
  expect(notice).toHaveTextContent(/^Jetpack is no longer active on this site\. Activate Jetpack/);
  const link = screen.getByRole('link', { name: /^Open Plugins/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/wp-admin\/plugins\.php$/));
  await activateJetpack();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the notice tells users who may not activate plugins whom to ask', async () => {
  showNotices({ facts: { permissions: editor } });
  await deactivateJetpack();
  expect(await screen.findByRole('alert')).toHaveTextContent('Ask a site administrator to activate Jetpack.');
  expect(screen.queryByRole('link')).toBeNull();
  await activateJetpack();
});
