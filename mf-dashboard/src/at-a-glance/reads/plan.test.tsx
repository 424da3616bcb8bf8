import { queryClient, readNow, simulateRead } from '@flightdeck/shared/api';
import { featuresRead, siteRead } from '@flightdeck/shared/calls';
import { readPageState } from '@flightdeck/shared/contracts/page';
import { startSession } from '@flightdeck/shared/session';
import { PageCache } from '@flightdeck/shared/testing/parts';
import { errorBody, fakeServer, onCall, providerAnswer, startTestApi } from '@flightdeck/shared/testing/server';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import { act, renderHook, waitFor } from '@testing-library/react';
import { usePlanSlug } from './site-reads.resource';

fakeServer();

const siteAnswer = (product_slug: string) => providerAnswer({ plan: { product_slug } });

test('ROOT-089 returns the plan of the page state, then the plan of the last site read, and sends no request', async () => {
  const result = readPageState(JSON.stringify(pageStateSample()));
  if (!result.ok) throw result.failure;
  await startSession(result.state);
  startTestApi();
  const pageStateSlug = result.state.initial.siteData.plan.product_slug;
  const { result: planSlug } = renderHook(usePlanSlug, { wrapper: PageCache });
  expect(planSlug.current).toBe(pageStateSlug);

  onCall('GET', 'site').times(2).reply(200, siteAnswer('jetpack_search'));
  await act(() => readNow(siteRead));
  expect(planSlug.current).toBe('jetpack_search');
  await act(() => simulateRead(siteRead.path, () => siteAnswer('jetpack_complete')));
  await act(() => readNow(siteRead));
  expect(planSlug.current).toBe('jetpack_complete');
  await act(() => simulateRead(siteRead.path, null));
  await waitFor(() => expect(planSlug.current).toBe(pageStateSlug));
});

test('ROOT-072 reads the site after the provider has failed another read, so that the page names the failure', async () => {
  const failed = errorBody('wpcom_5xx', 'WordPress.com did not answer.', 500);
  onCall('GET', 'site/features').reply(500, failed);
  onCall('GET', 'site').reply(500, failed);
  renderHook(usePlanSlug, { wrapper: PageCache });
  await act(() => readNow(featuresRead).catch(() => {}));
  await waitFor(() => expect(queryClient.getQueryState(['site'])?.error).toMatchObject({ serverCode: 'wpcom_5xx' }));
});
