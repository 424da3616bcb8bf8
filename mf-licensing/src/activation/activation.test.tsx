import { definePart } from '@flightdeck/shared/parts';
import { mountPart, recorded } from '@flightdeck/shared/testing/parts';
import { delayedReply, errorBody, onCall, providerAnswer } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { Activation } from './activation.view';

const part = definePart(Activation);

const mount = (recommendationsStep = 'not-started') =>
  mountPart(part, {
    name: 'mf-licensing/activation',
    route: '#/license/activation',
    pageState: ({ initial }) => {
      initial.recommendationsStep = recommendationsStep;
    },
  });
const button = (name = 'Activate') => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'License key' });
const onAttach = (key = 'good-key') => onCall('POST', 'licensing/attach-licenses', { licenses: [key] });
const invalidKeyError = 'This is not a valid license key. Please try again.';
const unknownError = 'An unknown error occurred during license activation. Please try again.';

/** Requests after a successful activation, with their responses. */
const reloads = {
  'GET licensing/user/counts': { attached: 1, detached: 3 },
  'POST licensing/user/activation-notice-dismiss': {},
  'GET site': providerAnswer({ plan: { product_slug: 'jetpack_scan' } }),
  'GET site/purchases': providerAnswer([]),
  'GET module/all': {},
  'GET settings': {},
} as const;
/**
 * Answers the requests after a successful activation. Returns a list to which each received request is added.
 * @param mayEndEarly whether the test may end before all requests have arrived
 */
function answerReloads({ mayEndEarly } = { mayEndEarly: false }): string[] {
  const receivedCalls: string[] = [];
  for (const [call, answer] of Object.entries(reloads)) {
    const [method, path = ''] = call.split(' ');
    const interceptor = method === 'POST' ? onCall('POST', path, { last_detached_count: 3 }) : onCall('GET', path);
    interceptor.optionally(mayEndEarly).reply(200, () => {
      receivedCalls.push(call);
      return answer;
    });
  }
  return receivedCalls;
}

/** Mounts the part and activates a product. */
async function activate(productId: number, recommendationsStep?: string) {
  const page = await mount(recommendationsStep);
  onAttach().reply(200, [{ activatedProductId: productId }]);
  answerReloads();
  await userEvent.type(field(), ' good-key ');
  await userEvent.click(button());
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
  return page;
}

test('LIC-002 LIC-003 LIC-004 shows the heading, an empty field and an enabled button', async () => {
  await mount();
  expect(screen.getByRole('heading', { level: 1, name: 'Add a license key' })).toBeVisible();
  expect(field()).toHaveValue('');
  expect(button()).toBeEnabled();
  expect(screen.queryByRole('navigation')).toBeNull();
  await waitFor(() => expect(recorded()).toEqual([['jetpack_wpa_license_key_activation_view', {}]]));
});

test('LIC-005 links to support', async () => {
  await mount();
  expect(screen.getByRole('link', { name: /^Contact us/ })).toHaveAttribute(
    'href',
    expect.stringContaining('source=jetpack-support-license-activation'),
  );
});

test('LIC-008 refuses an empty key without a request and removes the error on typing', async () => {
  await mount();
  await userEvent.click(button());
  expect(field()).toHaveAccessibleDescription(invalidKeyError);
  expect(field()).toBeInvalid();
  await userEvent.type(field(), 'k');
  expect(screen.queryByText(invalidKeyError)).toBeNull();
});

test('LIC-007 LIC-009 starts the activation with Enter, and ignores another press while the activation runs', async () => {
  await mount();
  const sendAnswer = delayedReply(onAttach().once(), [{ errors: { invalid_license: ['Refused.'] } }]);
  await userEvent.type(field(), 'good-key{Enter}{Enter}');
  expect(button('Activating…')).toHaveAttribute('aria-busy', 'true');
  expect(field()).toHaveAttribute('readonly');
  await userEvent.click(button('Activating…'));
  sendAnswer();
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Refused.'));
  expect(field()).toHaveValue('good-key');
  expect(recorded().slice(1)).toEqual([
    ['jetpack_wpa_click', { target: 'license_activation_button' }],
    ['jetpack_wpa_license_activation_error', {}],
  ]);
});

test.each<[string, (attach: nock.Interceptor) => unknown, string | RegExp]>([
  [
    'the first message of the response',
    (attach) => attach.reply(200, [{ errors: { a: [], b: ['Refused.'] } }]),
    'Refused.',
  ],
  [
    'the fault text of the provider',
    (attach) => attach.reply(200, [[{ faultString: 'Used already.' }]]),
    'Used already.',
  ],
  ['LIC-012 the default error without a message', (attach) => attach.reply(200, [{ errors: [] }]), unknownError],
  ['LIC-012 the default error for an empty list', (attach) => attach.reply(200, []), unknownError],
  [
    'the message of a refusal, and that the license may be active,',
    (attach) => attach.reply(500, errorBody('down', 'The site is busy.', 500)),
    /^The site is busy\. The license may be active already\./,
  ],
  [
    'that the license may be active if the answer is lost,',
    (attach) => attach.replyWithError('lost'),
    /^Couldn't reach the site\..* Check My Plan before you try again\.$/,
  ],
])('shows %s and enables the button again', async (_what, answer, text) => {
  await mount();
  answer(onAttach());
  await userEvent.type(field(), 'good-key{Enter}');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(text));
  expect(button()).not.toHaveAttribute('aria-busy');
});

test('LIC-013 LIC-014 sends the key without its label, names the product and links to the recommendations', async () => {
  const { bus } = await mount();
  const onActivated = jest.fn();
  bus.on('licence.activated').subscribe(onActivated);
  onAttach('jetpack-scan_Ab12').reply(200, [[{ activatedProductId: 2106 }]]);
  answerReloads();
  await userEvent.type(field(), 'Key: jetpack-scan_Ab12.');
  await userEvent.click(button());
  const heading = await screen.findByRole('heading', { level: 1, name: 'Jetpack Scan is active!' });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/^View your security scans on/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Configure my site' })).toHaveAttribute('href', '#/recommendations');
  expect(screen.queryByRole('link', { name: 'View my plans' })).toBeNull();
  expect(onActivated.mock.calls).toEqual([[{ productId: 2106 }]]);
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
  expect(recorded().at(-1)).toEqual(['jetpack_wpa_license_activation_success', {}]);
});

describe('after a success', () => {
  let receivedCalls: readonly string[] = [];
  beforeEach(async () => {
    await mount();
    onAttach().reply(200, [{ activatedProductId: 2106 }]);
    receivedCalls = answerReloads({ mayEndEarly: true });
    await userEvent.type(field(), 'good-key{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Jetpack Scan is active!' });
  });

  test.each<[string, keyof typeof reloads]>([
    ['LIC-020 loads the license counts again', 'GET licensing/user/counts'],
    ['LIC-021 dismisses the notice with the new count', 'POST licensing/user/activation-notice-dismiss'],
    ['LIC-022 loads the site data again', 'GET site'],
    ['LIC-023 loads the purchases again', 'GET site/purchases'],
    ['LIC-024 loads the modules again', 'GET module/all'],
    ['LIC-025 loads the settings again', 'GET settings'],
  ])('%s', async (_what, call) => {
    await waitFor(() => expect(receivedCalls).toContain(call));
  });
});

test('LIC-015 links to the plans after a success if the recommendations have been started', async () => {
  await activate(2110, 'site-type');
  expect(screen.getByRole('link', { name: 'View my plans' })).toHaveAttribute(
    'href',
    expect.stringContaining('source=license-activation-view-my-plans'),
  );
  expect(screen.queryByRole('link', { name: 'Configure my site' })).toBeNull();
});

test.each<[string, number, link: [label: string, source: string] | null, hasCloudLink: boolean]>([
  ['LIC-017.1 anti-spam', 2110, null, false],
  ['LIC-016.1 LIC-018 backups', 2100, ['View latest backup', 'jetpack-license-activation-success-backup'], true],
  ['LIC-016.2 LIC-018 scans', 2106, ['View scan results', 'jetpack-license-activation-success-scan'], true],
  ['LIC-016.3 search', 2104, ['Configure search', 'jetpack-license-activation-success-search'], false],
])('%s (%d): the product link after the activation is %j, with a link to the cloud: %s', async (...row) => {
  const [, productId, link, hasCloudLink] = row;
  await activate(productId);
  const cloudLinks = screen.queryAllByRole('link', { name: /^cloud\.jetpack\.com/ });
  expect(cloudLinks.map((each) => each.getAttribute('href'))).toEqual(
    hasCloudLink ? ['https://cloud.jetpack.com/landing/site.example'] : [],
  );
  const productLinks = screen.queryAllByRole('link', { name: /^(View latest|View scan|Configure search)/ });
  expect(productLinks.map(({ textContent }) => textContent)).toEqual(link ? [expect.stringContaining(link[0])] : []);
  for (const each of productLinks)
    expect(each).toHaveAttribute('href', expect.stringContaining(`source=${link?.[1]}&`));
});
