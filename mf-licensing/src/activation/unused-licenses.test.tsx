import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activation } from './activation.view';

const part = definePart(Activation);
const field = () => screen.getByRole('textbox', { name: 'License key' });

const license = (key: string, product: string, rest: Record<string, unknown> = {}) => ({
  license_key: key,
  product,
  attached_at: null,
  revoked_at: null,
  ...rest,
});
const mountWithUnusedLicense = () =>
  mountPart(part, {
    name: 'mf-licensing/activation',
    pageState: ({ initial }) => {
      initial.licensing = { userCounts: { detached: 1 } };
    },
  });

test('LIC-026.4 lists each unused license once, and its button fills in the key', async () => {
  onCall('GET', 'licensing/user/licenses').reply(200, {
    items: [
      license('used-key', 'Jetpack Scan', { attached_at: '2023-02-01 00:00:00' }),
      license('free-key', 'Jetpack <b>Search</b>'),
      license('free-key', 'Jetpack <b>Search</b>'),
      license('revoked-key', 'Jetpack Boost', { revoked_at: '2023-02-01 00:00:00' }),
    ],
  });
  await mountWithUnusedLicense();
  const unusedLicenses = screen.getByRole('region', { name: "Licenses you haven't used yet" });
  expect(unusedLicenses).toHaveAttribute('aria-busy', 'true');
  expect(unusedLicenses).toHaveTextContent('Fetching available licenses…');
  const fillInButton = await screen.findByRole('button', { name: 'Use this key' });
  expect(unusedLicenses).not.toHaveAttribute('aria-busy');
  expect(fillInButton).toHaveAccessibleDescription(/Jetpack <b>Search<\/b>.*free-key/);
  await userEvent.click(fillInButton);
  expect(field()).toHaveValue('free-key');
  expect(field()).toHaveFocus();
});

test('LIC-026.4 reports licenses that failed to load and retries', async () => {
  onCall('GET', 'licensing/user/licenses').reply(500, errorBody('down', 'Down.', 500));
  await mountWithUnusedLicense();
  await screen.findByText("Couldn't load your licenses.");
  onCall('GET', 'licensing/user/licenses').reply(200, { items: [license('free-key', '')] });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use this key' }));
  expect(field()).toHaveValue('free-key');
  expect(screen.queryByText("Couldn't load your licenses.")).toBeNull();
});
