import type { Page } from '@playwright/test';
import { type Picture, pagePicture, providerAnswer, type Visit } from '../visit';

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (subject: string, state: string): Picture => ({
  subject,
  state,
  target: (page) => page.getByRole('dialog'),
});

/** Returns a visit of the dialog for disconnecting the site. */
const disconnectVisit = (state: string, settings: Partial<Visit>): Visit => ({
  name: `disconnect: ${state}`,
  route: '/disconnect',
  pictures: [dialog('Disconnect dialog', state)],
  ...settings,
});
const disconnectCall = { method: 'POST', path: 'connection' } as const;
const benefitsCall = { method: 'GET', path: 'site/benefits' } as const;
const disconnect = (page: Page) => click(page, 'Disconnect');
const openSurvey = async (page: Page) => {
  await disconnect(page);
  await click(page, 'Help us improve');
};
const stats = { name: 'jetpack-stats', title: 'Jetpack Stats', description: 'Visitors', value: 4321 };
const plugins = { jetpack: { name: 'Jetpack' }, boost: { name: 'Jetpack Boost' }, social: { name: 'Jetpack Social' } };
const survey = '**/wpcom/v2/marketing/feedback-survey';

/** Dialogs for disconnecting the site, from the confirmation to the last message. */
const disconnecting: readonly Visit[] = [
  disconnectVisit('confirmation', { isMirroredInPlace: true }),
  disconnectVisit('other plugins', {
    pageState: ({ initial }) => {
      initial.connectedPlugins = plugins;
    },
  }),
  disconnectVisit('one benefit', { answers: { 'site/benefits': providerAnswer([stats]) }, isMirroredInPlace: true }),
  disconnectVisit('loading benefits', {
    chaos: [{ ...benefitsCall, kind: 'slow', ms: 60_000 }],
    isTransient: true,
    isMirroredInPlace: true,
  }),
  disconnectVisit('benefits not loaded', { chaos: [{ ...benefitsCall, kind: '500' }], isMirroredInPlace: true }),
  disconnectVisit('disconnecting', {
    chaos: [{ ...disconnectCall, kind: 'slow', ms: 60_000 }],
    isTransient: true,
    act: disconnect,
  }),
  disconnectVisit('refused', { chaos: [{ ...disconnectCall, kind: '500' }], act: disconnect }),
  disconnectVisit('disconnected', { act: disconnect }),
  disconnectVisit('disconnected, without a survey', { scenario: 'provider-down', act: disconnect }),
  disconnectVisit('survey', { act: openSurvey }),
  disconnectVisit('survey with another reason', {
    act: async (page) => {
      await openSurvey(page);
      await page.getByRole('radio', { name: 'Another reason' }).check();
      await page.getByRole('textbox').fill('We moved the site to another host and start over there.');
    },
  }),
  disconnectVisit('thanks', {
    act: async (page) => {
      await page.route(survey, (request) => request.abort());
      await openSurvey(page);
      await page.getByRole('radio').first().check();
      await click(page, 'Submit Feedback');
      await page.getByRole('dialog', { name: 'Thank you!' }).waitFor();
    },
  }),
];

/** Returns a visit of the screen that restores the connection. */
const reconnectVisit = (state: string, settings: Partial<Visit>): Visit => ({
  name: `reconnect: ${state}`,
  route: '/reconnect',
  act: (page) => click(page, 'Reconnect Jetpack'),
  pictures: [pagePicture('Reconnect', state)],
  ...settings,
});
const postReconnect = { method: 'POST', path: 'connection/reconnect' } as const;

/** Restoring the connection. */
const reconnecting: readonly Visit[] = [
  {
    name: 'reconnect: confirmation',
    route: '/reconnect',
    isMirroredInPlace: true,
    pictures: [dialog('Reconnect dialog', 'confirmation')],
  },
  reconnectVisit('reconnecting', { chaos: [{ ...postReconnect, kind: 'slow', ms: 60_000 }], isTransient: true }),
  reconnectVisit('failed', { chaos: [{ ...postReconnect, kind: '500' }] }),
];

/** Returns a visit of the screen for a site with two addresses. */
const addressVisit = (state: string, settings: Partial<Visit> = {}): Visit => ({
  name: `two addresses: ${state}`,
  scenario: 'identity-crisis',
  route: '/identity-crisis',
  pictures: [{ subject: 'Two addresses', state, target: (page) => page.locator('#fd-outlet') }],
  ...settings,
});
const choose = (name: string) => (page: Page) => page.getByRole('radio', { name }).check();

/** Changes the page state so that the provider has the address of the site in another spelling: with `https`. */
export const oneAddressInTwoSpellings: NonNullable<Visit['pageState']> = ({ initial }) => {
  const { origin, host } = new URL(String(initial.adminUrl));
  initial.identityCrisis = { wpcomHomeUrl: `https://${host}`, currentUrl: origin };
};

const addresses: readonly Visit[] = [
  addressVisit('nothing chosen'),
  ...['Stay in safe mode', 'Move the connection here', 'Connect as a new site'].map((name) =>
    addressVisit(name, { act: choose(name) }),
  ),
  addressVisit('one in two spellings', { pageState: oneAddressInTwoSpellings }),
  addressVisit('a site that has moved', {
    pageState: ({ initial }) => {
      initial.identityCrisis = { wpcomHomeUrl: 'https://site.com', currentUrl: 'https://site.org' };
    },
  }),
  addressVisit('refused', {
    chaos: [{ method: 'POST', path: 'identity-crisis/migrate', kind: '500' }],
    act: async (page) => {
      await choose('Move the connection here')(page);
      await click(page, 'Move the connection');
    },
  }),
];

/** Dialogs of the connection, and the screen for two addresses. */
export const connectionDialogVisits: readonly Visit[] = [...disconnecting, ...reconnecting, ...addresses];
