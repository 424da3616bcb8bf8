import { cached, readNow } from '@flightdeck/shared/api';
import { siteRead } from '@flightdeck/shared/calls';
import { readState } from '@flightdeck/shared/session';
import { fakeServer, onCall, providerAnswer, startTestApi, startTestSession } from '@flightdeck/shared/testing/server';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { manager } from '../../testing/facts';
import DevTools from './dev-tools.view';

const sample = pageStateSample();
const devTools = (isOpen = true) => <DevTools isOpen={isOpen} onClose={() => {}} permissions={manager} />;
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

fakeServer();
beforeEach(async () => {
  await startTestSession();
  startTestApi();
});
afterEach(cleanup);

test('applies simulations at once, lists them in a bar when closed, and restores all values when stopped', async () => {
  const before = readState('permissions');
  const isLinked = readState('connection').isUserConnected;
  onCall('GET', 'site')
    .times(3)
    .optionally()
    .reply(200, providerAnswer({ plan: { product_slug: 'jetpack_free' } }));
  const { rerender } = render(devTools());
  await choose('Complete');
  await choose('Subscriber');
  await choose('Unlinked');
  await waitFor(() => expect(cached(siteRead)?.plan.product_slug).toBe('jetpack_complete'));
  expect(readState('permissions')).toMatchObject({ admin_page: true, manage_modules: false, isMaster: false });
  expect(readState('connection').isUserConnected).toBe(false);

  rerender(devTools(false));
  expect(screen.getByRole('status')).toHaveTextContent('Simulating: Plan: Complete, Role: Subscriber, Link: Unlinked');
  onCall('GET', 'connection').reply(200, sample.connection);
  onCall('GET', 'connection/data').reply(200, sample.userConnection);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.queryByRole('region', { name: 'Dev Tools' })).toBeNull();
  expect(readState('permissions')).toEqual(before);
  expect(readState('connection').isUserConnected).toBe(isLinked);
  expect((await act(() => readNow(siteRead))).plan.product_slug).toBe('jetpack_free');
  await waitFor(() => expect(nock.pendingMocks().filter((mock) => mock.includes('connection'))).toEqual([]));
});
