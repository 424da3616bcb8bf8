import { readNow, simulateRead } from '@flightdeck/shared/api';
import { siteRead } from '@flightdeck/shared/calls';
import { readPageState } from '@flightdeck/shared/contracts/page';
import { startSession } from '@flightdeck/shared/session';
import { fakeServer, onCall, providerAnswer, startTestApi } from '@flightdeck/shared/testing/server';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import { act, renderHook, waitFor } from '@testing-library/react';
import { usePlanSlug } from './site-reads.resource';

fakeServer();

const siteAnswer = (product_slug: string) => providerAnswer({ plan: { product_slug } });

test('DASH-003 ROOT-089 uses the plan of the last site read and sends no request', async () => {
  const reading = readPageState(JSON.stringify(pageStateSample()));
  if (!reading.ok) throw reading.failure;
  await startSession(reading.state);
  startTestApi();
  const pageStateSlug = reading.state.initial.siteData.plan.product_slug;
  const { result } = renderHook(usePlanSlug);
  expect(result.current).toBe(pageStateSlug);

  onCall('GET', 'site').times(2).reply(200, siteAnswer('jetpack_search'));
  await act(() => readNow(siteRead));
  expect(result.current).toBe('jetpack_search');
  await act(() => simulateRead(siteRead.path, () => siteAnswer('jetpack_complete')));
  await act(() => readNow(siteRead));
  expect(result.current).toBe('jetpack_complete');
  await act(() => simulateRead(siteRead.path, null));
  await waitFor(() => expect(result.current).toBe(pageStateSlug));
});
