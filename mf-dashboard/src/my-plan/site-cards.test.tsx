import { definePart } from '@flightdeck/shared/parts';
import { mountPart, partDouble } from '@flightdeck/shared/testing/parts';
import { onCall, providerAnswer } from '@flightdeck/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { MyPlan } from './my-plan.view';

test('shows the support and apps cards below the features', async () => {
  onCall('GET', 'site').reply(200, providerAnswer({ plan: { product_slug: 'jetpack_free' } }));
  onCall('GET', 'site/purchases').reply(200, providerAnswer([]));
  onCall('GET', 'site/features').reply(200, providerAnswer({ active: [], available: {} }));
  onCall('GET', 'settings').reply(200, {});
  const parts = {
    'mf-licensing/licensing-header': partDouble('licensing header'),
    'mf-licensing/key-form': partDouble('license key form'),
  };
  await mountPart(definePart(MyPlan), { name: 'mf-dashboard/my-plan', route: '#/my-plan', parts });
  await screen.findByRole('article', { name: 'Support documentation' });
  const titles = screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
  expect(titles.slice(-3)).toEqual(['Support documentation', 'Support', 'Jetpack in your pocket']);
});
