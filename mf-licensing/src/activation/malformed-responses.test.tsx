import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { malformedValues, neverShown, onCall, valueReplacer } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import nock from 'nock';
import { Activation } from './activation.view';

const part = definePart(Activation);

const license = { license_key: 'free-key', product: 'Jetpack Search', attached_at: null, revoked_at: null };
const responses = [
  [{ activatedProductId: 2106 }],
  [{ errors: { invalid_license: ['Refused.'], other: ['Again.'] }, error_data: [] }],
  [{ activatedProductId: null, errors: [] }],
];

/** Number of generated responses; each one mounts the whole screen. */
const numRuns = process.env.FLIGHTDECK_LONG ? 150 : 6;

test(
  'LIC-010 shows a success or an error for any malformed response',
  async () => {
    await fc.assert(
      fc.asyncProperty(malformedValues, fc.constantFrom(...responses), async (input, response) => {
        const replaceValues = valueReplacer(input);
        const serialize = (body: unknown) => JSON.stringify(body) ?? 'null';
        onCall('GET', 'licensing/user/licenses').reply(
          200,
          serialize({ items: [replaceValues(license), replaceValues(license)] }),
        );
        onCall('POST', 'licensing/attach-licenses').reply(200, serialize(replaceValues(response)));
        // Other tests cover the reloads after success.
        for (const path of ['site', 'site/purchases', 'module/all', 'settings', 'licensing/user/counts'])
          onCall('GET', path).optionally().reply(503, {});
        const page = await mountPart(part, {
          name: 'mf-licensing/activation',
          route: '#/license/activation',
          pageState: ({ initial }) => {
            initial.licensing = { userCounts: { detached: 2 } };
          },
        });
        try {
          await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
          expect(document.body).not.toHaveTextContent(neverShown);
          await userEvent.type(screen.getByRole('textbox', { name: 'License key' }), 'a-key{Enter}');
          await waitFor(() => {
            const invalidField = document.querySelector('[aria-invalid="true"]');
            const successHeading = screen.queryByRole('heading', { level: 1, name: /active!$/ });
            expect(invalidField ?? successHeading).not.toBeNull();
            if (invalidField) expect(invalidField).toHaveAccessibleDescription(/\S/);
          });
          expect(document.body).not.toHaveTextContent(neverShown);
          // Texts with markup must not become elements.
          expect(document.querySelector('img[onerror], b > b')).toBeNull();
          // The reloads after a success wait in the read queue.
          if (!document.querySelector('[aria-invalid="true"]'))
            await waitFor(() => expect(nock.activeMocks()).toEqual([]));
        } finally {
          // Unmount after a failure too: a mounted part would make all later runs fail.
          await page.unmount();
          nock.cleanAll();
        }
      }),
      { numRuns },
    );
  },
  20_000 + numRuns * 1000,
);

test.each([
  ['a response with neither a product nor errors', 200, [{ licenses: 7 }]],
  ['a PHP message before the JSON', 200, '<b>Deprecated</b>: Old in /a.php\n[{"activatedProductId":2106}]'],
  ['a page of a gateway', 504, '<h1>Gateway Time-out</h1>'],
])('shows the default error for %s, and says that the license may be active', async (_what, status, answer) => {
  await mountPart(part, { name: 'mf-licensing/activation', route: '#/license/activation' });
  onCall('POST', 'licensing/attach-licenses').reply(status, answer);
  const field = screen.getByRole('textbox', { name: 'License key' });
  await userEvent.type(field, 'good-key{Enter}');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      'An unknown error occurred during license activation. Please try again. The license may be active already. Check My Plan before you try again.',
    ),
  );
});
