import type { Page } from '@playwright/test';
import { delayed, elementPicture, pagePicture, providerAnswer, screenPicture, type Visit } from '../visit';

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (subject: string, state: string) => elementPicture(subject, state, 'dialog:modal');

/** Returns a visit to the dialog for disconnecting the site. */
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
const statsBenefit = { name: 'jetpack-stats', title: 'Jetpack Stats', description: 'Visitors', value: 4321 };
const connectedPlugins = {
  jetpack: { name: 'Jetpack' },
  boost: { name: 'Jetpack Boost' },
  social: { name: 'Jetpack Social' },
};
const surveyAddress = '**/wpcom/v2/marketing/feedback-survey';

/** Dialogs for disconnecting the site, from the confirmation to the last message. */
const disconnectVisits: readonly Visit[] = [
  disconnectVisit('confirmation', { isMirroredInPlace: true }),
  disconnectVisit('other plugins', {
    pageState: ({ initial }) => {
      initial.connectedPlugins = connectedPlugins;
    },
  }),
  disconnectVisit('one benefit', {
    answers: { 'site/benefits': providerAnswer([statsBenefit]) },
    isMirroredInPlace: true,
  }),
  disconnectVisit('loading benefits', {
    ...delayed(benefitsCall),
    isMirroredInPlace: true,
  }),
  disconnectVisit('benefits not loaded', { chaos: [{ ...benefitsCall, kind: '500' }], isMirroredInPlace: true }),
  disconnectVisit('disconnecting', {
    ...delayed(disconnectCall),
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
      await page.route(surveyAddress, (route) => route.abort());
      await openSurvey(page);
      await page.getByRole('radio').first().check();
      await click(page, 'Submit Feedback');
      await page.getByRole('dialog', { name: 'Thank you!' }).waitFor();
    },
  }),
];

/** Returns a visit to the screen that restores the connection. */
const reconnectVisit = (state: string, settings: Partial<Visit>): Visit => ({
  name: `reconnect: ${state}`,
  route: '/reconnect',
  act: (page) => click(page, 'Reconnect Jetpack'),
  pictures: [pagePicture('Reconnect', state)],
  ...settings,
});
const reconnectCall = { method: 'POST', path: 'connection/reconnect' } as const;

/** The dialog and the screen that restore the connection. */
const reconnectVisits: readonly Visit[] = [
  {
    name: 'reconnect: confirmation',
    route: '/reconnect',
    isMirroredInPlace: true,
    pictures: [dialog('Reconnect dialog', 'confirmation')],
  },
  reconnectVisit('reconnecting', delayed(reconnectCall)),
  reconnectVisit('failed', { chaos: [{ ...reconnectCall, kind: '500' }] }),
];

/** Returns a visit to the screen for a site with two addresses. */
const addressVisit = (state: string, settings: Partial<Visit> = {}): Visit => ({
  name: `two addresses: ${state}`,
  scenario: 'identity-crisis',
  route: '/identity-crisis',
  pictures: [screenPicture('Two addresses', state)],
  ...settings,
});
const choose = (name: string) => (page: Page) => page.getByRole('radio', { name }).check();

/** Changes the page state so that the provider has the address of the site in another spelling: with `https`. */
export const oneAddressInTwoSpellings: NonNullable<Visit['pageState']> = ({ initial }) => {
  const { origin, host } = new URL(String(initial.adminUrl));
  initial.identityCrisis = { wpcomHomeUrl: `https://${host}`, currentUrl: origin };
};

const addressVisits: readonly Visit[] = [
  addressVisit('nothing chosen'),
  ...['Stay in safe mode', 'Move the connection here', 'Connect as a new site'].map((name) =>
    addressVisit(name, { act: choose(name) }),
  ),
  addressVisit('one address in two spellings', { pageState: oneAddressInTwoSpellings }),
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

/** Visits to the dialogs of the connection, and to the screen for two addresses. */
export const connectionDialogVisits: readonly Visit[] = [...disconnectVisits, ...reconnectVisits, ...addressVisits];
