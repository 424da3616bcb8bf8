import { readNow, settingsRead } from '@flightdeck/shared/api';
import { providePartLoader } from '@flightdeck/shared/parts';
import { errorBody, onCall, startTestApi } from '@flightdeck/shared/testing/server';
import { act, render } from '@testing-library/react';
import { createNavigation } from '../navigation/navigation';
import { connected } from '../testing/facts';
import { PlacedPart } from './placed-part.view';

const read = () => act(() => readNow(settingsRead).catch(() => {}));

test('while Jetpack is inactive, a part is hidden but stays mounted', async () => {
  location.hash = '#/dashboard';
  startTestApi();
  providePartLoader({ load: () => new Promise(() => {}) });
  const navigation = createNavigation({ facts: () => connected });
  const { container } = render(<PlacedPart name="mf-dashboard/at-a-glance" navigation={navigation} slot="main" />);
  const part = container.firstElementChild;
  expect(part).toBeVisible();
  onCall('GET', 'settings').reply(404, errorBody('rest_no_route', 'No route was found.', 404));
  await read();
  expect(part).not.toBeVisible();
  expect(part).toBeInTheDocument();
  onCall('GET', 'settings').reply(200, { protect: true });
  await read();
  expect(part).toBeVisible();
});
