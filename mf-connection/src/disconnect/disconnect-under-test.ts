import { queryClient } from '@flightdeck/shared/api';
import { definePart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { pageStateSample } from '@flightdeck/shared/testing/values';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from 'nock';
import type { Change } from '../testing/samples';
import { Disconnect } from './disconnect.view';

const part = definePart(Disconnect);

export const stats = { name: 'jetpack-stats', title: 'Jetpack Stats', description: 'Visitors', value: 4321 };
export const benefits = [
  stats,
  { name: 'protect', title: 'Brute force protection', description: 'Attempts blocked', value: 17 },
  { name: 'search', title: 'Search', description: 'Instant results' },
];
/** Makes the user's account at the provider unknown. */
export const withoutAccount: Change = (sample) => {
  sample.userConnection.currentUser.wpcomUser = { avatar: false };
};

/**
 * Mounts the dialog, and waits for the benefits.
 * @param returnedBenefits null: the request for the benefits fails
 * @param data options and callbacks of the opener of the dialog
 */
export async function mount(
  pageState: Change = () => {},
  returnedBenefits: readonly unknown[] | null = benefits,
  data: Readonly<Record<string, unknown>> = {},
) {
  const benefitsCall = onCall('GET', 'site/benefits');
  if (returnedBenefits === null) benefitsCall.reply(500, errorBody('down', 'Down.', 500));
  else benefitsCall.reply(200, { code: 'success', message: '', data: JSON.stringify(returnedBenefits) });
  const page = await mountPart(part, { name: 'mf-connection/disconnect', route: '#/disconnect', pageState, data });
  await waitFor(() => expect(page.container.querySelector('.loading')).toBeNull());
  return page;
}
export const button = (name: string) => screen.getByRole('button', { name });
export const click = (name: string) => userEvent.click(button(name));
export const dialogTitled = (name: string) => screen.findByRole('dialog', { name });
export const onDisconnect = () => onCall('POST', 'connection', { isActive: false });
export const onSurvey = (body?: Parameters<nock.Scope['post']>[1]) =>
  nock('http://provider.example').post('/wpcom/v2/marketing/feedback-survey', body);
/** Answers the read that checks, after a failed disconnect, whether the site is still connected. */
export const onConnectionRead = (change: object = {}) =>
  onCall('GET', 'connection').reply(200, { ...pageStateSample().connection, ...change });
/** Answers the refresh after the dialog has closed, with an error, so that the refresh changes nothing. */
export const onRefresh = () => onCall('GET', 'connection').reply(500, errorBody('down', 'Down.', 500));
export const allAnswered = () =>
  waitFor(() => expect([nock.pendingMocks(), queryClient.isFetching()]).toEqual([[], 0]));
/** Unmounts the dialog of a disconnected site, and answers the refresh that follows. */
export async function unmountDisconnected(page: { unmount(): Promise<void> }) {
  onRefresh();
  await page.unmount();
  await allAnswered();
}

/** Mounts the dialog and disconnects the site. */
export async function mountSuccessStep(pageState?: Change) {
  const page = await mount(pageState);
  onDisconnect().reply(200, { code: 'success' });
  await click('Disconnect');
  await dialogTitled('Jetpack has been disconnected');
  return page;
}
/** Mounts the dialog, disconnects the site, and opens the survey. */
export async function mountSurveyStep() {
  const page = await mountSuccessStep();
  await click('Help us improve');
  await dialogTitled('Before you go, help us improve');
  return page;
}

/** Mounts the dialog, disconnects the site, and answers the survey. */
export async function mountThankYouStep() {
  const page = await mountSurveyStep();
  await userEvent.click(screen.getByRole('radio', { name: 'Jetpack slows down my site.' }));
  onSurvey().reply(200, { success: true });
  await click('Submit Feedback');
  await dialogTitled('Thank you!');
  return page;
}

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => history.replaceState(null, '', '/#/disconnect'));
