import { readNow } from '@flightdeck/shared/api';
import { licenseCountsRead } from '@flightdeck/shared/calls';
import { definePart } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import { LicenseNotices } from './notice.view';

const part = definePart(LicenseNotices);

type Change = NonNullable<Parameters<typeof mountPart>[1]['pageState']>;
type Licensing = Parameters<Change>[0]['initial']['licensing'];

const mount = (licensing: Licensing = {}, change: Change = () => {}) =>
  mountPart(part, {
    name: 'mf-licensing/notice',
    pageState: (sample) => {
      sample.initial.licensing = licensing;
      change(sample);
    },
  });
const dismiss = () => userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
const onCounts = (unusedCount: number) =>
  onCall('GET', 'licensing/user/counts').reply(200, { attached: 0, detached: unusedCount });
const unusedText = 'You have 2 unused licenses.';
const activationNoticeDismiss = { last_detached_count: 2, last_dismissed_time: '2026-11-01T00:00:00+00:00' };

test('ROOT-070 LIC-026.1 shows a stored error as text, and dismissing clears it on the site', async () => {
  const page = await mount({ error: 'The <b>key</b> was refused.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The key was refused.');
  onCall('POST', 'licensing/error', { error: '' }).reply(200, 'true');
  await dismiss();
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
  await page.mountAgain('#/dashboard');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('LIC-026.1 shows the reason if an error cannot be dismissed, and neither after the reason is dismissed', async () => {
  await mount({ error: 'Refused.' });
  onCall('POST', 'licensing/error').reply(500, errorBody('down', 'The site is busy.', 500));
  await dismiss();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The site is busy.'));
  await dismiss();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('LIC-026.1 reports a failed license count', async () => {
  await mount();
  onCall('GET', 'licensing/user/counts').reply(503, errorBody('down', 'The provider did not answer.', 503));
  await readNow(licenseCountsRead).catch(() => {});
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The provider did not answer.'));
  await dismiss();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the number of unused licenses from the page state, then from a new count', async () => {
  await mount({ userCounts: { detached: 2 } });
  expect(screen.getByText(unusedText)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a license' })).toHaveAttribute('href', '#/license/activation');
  onCounts(1);
  await readNow(licenseCountsRead);
  await screen.findByText('You have 1 unused license.');
});

test("LIC-026 malformed fields of the licensing data don't affect the others", async () => {
  const malformedLicensing: unknown = JSON.parse(
    '{"error":"Still here.","userCounts":[],"activationNoticeDismiss":"never"}',
  );
  await mount({}, ({ initial }) => Object.assign(initial.licensing, malformedLicensing));
  expect(screen.getByText('Still here.')).toBeVisible();
  expect(screen.queryByText(/unused license/)).toBeNull();
});

test('shows no notice that was dismissed for the same number of licenses', async () => {
  const { container } = await mount({ userCounts: { detached: 2 }, activationNoticeDismiss });
  expect(initialState().licensing).toMatchObject({ activationNoticeDismiss });
  expect(container).toBeEmptyDOMElement();
});

test('sends the number of licenses when the notice is dismissed, and the notice stays dismissed', async () => {
  const page = await mount({ userCounts: { detached: 2 } });
  onCall('POST', 'licensing/user/activation-notice-dismiss', { last_detached_count: 2 }).reply(200, {});
  await dismiss();
  expect(screen.queryByText(unusedText)).toBeNull();
  await waitFor(() => expect(nock.pendingMocks()).toEqual([]));
  await page.mountAgain('#/dashboard');
  expect(screen.queryByText(unusedText)).toBeNull();
});

test('shows the notice again, with the reason, each time dismissing fails', async () => {
  await mount({ userCounts: { detached: 2 } });
  onCall('POST', 'licensing/user/activation-notice-dismiss').reply(500, errorBody('down', 'Not saved.', 500));
  await dismiss();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not saved.'));
  expect(screen.getByText(unusedText)).toBeVisible();
  const [dismissErrorButton] = screen.getAllByRole('button', { name: 'Dismiss' });
  if (dismissErrorButton) await userEvent.click(dismissErrorButton);
  expect(screen.queryByRole('alert')).toBeNull();
  onCall('POST', 'licensing/user/activation-notice-dismiss').reply(500, errorBody('down', 'Not saved.', 500));
  await dismiss();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not saved.'));
});

test("shows nothing to users who aren't the owner, and reads no count", async () => {
  const { container } = await mount({ userCounts: { detached: 2 } }, ({ userConnection }) => {
    userConnection.currentUser.isMaster = false;
  });
  expect(container).toBeEmptyDOMElement();
});
