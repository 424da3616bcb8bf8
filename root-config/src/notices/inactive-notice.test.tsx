import { cached, queryClient, readNow, settingsRead } from '@flightdeck/shared/api';
import { siteRead } from '@flightdeck/shared/calls';
import { errorBody, onCall, startTestApi } from '@flightdeck/shared/testing/server';
import { act, render, screen, waitFor } from '@testing-library/react';
import nock from 'nock';
import InactiveNotice from './inactive-notice.view';
import { useJetpackInactive } from './site-access.resource';

/** Draws the notice while Jetpack is inactive, as the page does. */
const Notice = () => useJetpackInactive() && <InactiveNotice adminUrl="https://site.example/wp-admin/" mayActivate />;

beforeEach(() => {
  nock.disableNetConnect();
  startTestApi();
  queryClient.clear();
});
afterEach(() => nock.cleanAll());

test('once Jetpack is active again, the notice is gone and the reads that failed are sent again', async () => {
  const noRoute = errorBody('rest_no_route', 'No route was found matching the URL and request method.', 404);
  for (const path of ['site', 'settings']) onCall('GET', path).reply(404, noRoute);
  render(<Notice />);
  await act(() => readNow(siteRead).catch(() => {}));
  await act(() => readNow(settingsRead).catch(() => {}));
  expect(screen.getByText(/no longer active/)).toBeVisible();
  onCall('GET', 'settings').reply(200, { protect: true });
  onCall('GET', 'site').reply(200, { code: 'success', message: '', data: '{"plan":{"product_slug":"jetpack_free"}}' });
  await act(() => readNow(settingsRead));
  expect(screen.queryByText(/no longer active/)).toBeNull();
  await waitFor(() => expect(cached(siteRead)).toHaveProperty('plan.product_slug', 'jetpack_free'));
});
