import { definePart } from '@flightdeck/shared/parts';
import { mountPart, partDouble } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall, providerAnswer } from '@flightdeck/shared/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { MyPlan } from './my-plan.view';

test('does not repeat that the user is logged out, which a notice of the page says, and reads again after Retry', async () => {
  onCall('GET', 'site').reply(200, providerAnswer({ plan: { product_slug: 'jetpack_free' } }));
  onCall('GET', 'site/features').reply(200, providerAnswer({ active: [], available: {} }));
  onCall('GET', 'settings').reply(200, {});
  onCall('GET', 'site/purchases').reply(403, errorBody('rest_cookie_invalid_nonce', 'Cookie check failed', 403));
  nock(location.origin).get('/wp-admin/admin-ajax.php').query({ action: 'rest-nonce' }).reply(400, '0');
  await mountPart(definePart(MyPlan), {
    name: 'mf-dashboard/my-plan',
    route: '#/my-plan',
    parts: {
      'mf-licensing/licensing-header': partDouble('licensing header'),
      'mf-licensing/key-form': partDouble('license key form'),
    },
  });
  const notice = await screen.findByText("Couldn't load part of your plan.");
  expect(notice.parentElement).toHaveTextContent(/^Couldn't load part of your plan\.$/);
  onCall('GET', 'site/purchases').reply(
    200,
    providerAnswer([{ ID: '1', product_slug: 'jetpack_scan', product_name: 'Scan', active: '1' }]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('region', { name: 'My products' });
});
