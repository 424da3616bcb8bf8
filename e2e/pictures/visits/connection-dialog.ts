import type { Page } from '@playwright/test';
import { inner, type Shown, type Visit, whole } from '../visit';

const dialog = (of: string, state: string): Shown => ({ of, state, at: (page) => page.getByRole('dialog') });
const disconnectDialog = (state: string) => dialog('Disconnect dialog', state);
const addressConflict = (state: string): Shown => ({
  of: 'Two addresses',
  state,
  at: (page) => page.locator('#fd-outlet'),
});

const route = '/disconnect';
const post = { method: 'POST', path: 'connection' } as const;
const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const disconnect = (page: Page) => click(page, 'Disconnect');
const openSurvey = async (page: Page) => {
  await disconnect(page);
  await click(page, 'Help us improve');
};
const stats = { name: 'jetpack-stats', title: 'Jetpack Stats', description: 'Visitors', value: 4321 };
const plugins = { jetpack: { name: 'Jetpack' }, boost: { name: 'Jetpack Boost' }, social: { name: 'Jetpack Social' } };
const survey = '**/wpcom/v2/marketing/feedback-survey';

/** Dialogs for disconnecting the site, from the question to the last message. */
const disconnecting: readonly Visit[] = [
  { name: 'disconnect: question', route, act: async () => {}, shows: [disconnectDialog('question')] },
  {
    name: 'disconnect: other plugins',
    route,
    pageState: ({ initial }) => {
      initial.connectedPlugins = plugins;
    },
    shows: [disconnectDialog('other plugins')],
  },
  {
    name: 'disconnect: little to lose',
    route,
    answers: { 'site/benefits': inner([stats]) },
    act: async () => {},
    shows: [disconnectDialog('little to lose')],
  },
  {
    name: 'disconnect: loading benefits',
    route,
    chaos: [{ method: 'GET', path: 'site/benefits', kind: 'slow', ms: 60_000 }],
    isTransient: true,
    act: async () => {},
    shows: [disconnectDialog('loading benefits')],
  },
  {
    name: 'disconnect: benefits unknown',
    route,
    chaos: [{ method: 'GET', path: 'site/benefits', kind: '500' }],
    act: async () => {},
    shows: [disconnectDialog('benefits unknown')],
  },
  {
    name: 'disconnect: working',
    route,
    chaos: [{ ...post, kind: 'slow', ms: 60_000 }],
    isTransient: true,
    act: disconnect,
    shows: [disconnectDialog('working')],
  },
  {
    name: 'disconnect: refused',
    route,
    chaos: [{ ...post, kind: '500' }],
    act: disconnect,
    shows: [disconnectDialog('refused')],
  },
  { name: 'disconnect: done', route, act: disconnect, shows: [disconnectDialog('done')] },
  {
    name: 'disconnect: done, without a survey',
    scenario: 'provider-down',
    route,
    act: disconnect,
    shows: [disconnectDialog('done, without a survey')],
  },
  { name: 'disconnect: survey', route, act: openSurvey, shows: [disconnectDialog('survey')] },
  {
    name: 'disconnect: survey in own words',
    route,
    act: async (page) => {
      await openSurvey(page);
      await page.getByRole('radio', { name: 'Another reason' }).check();
      await page.getByRole('textbox').fill('We moved the site to another host and start over there.');
    },
    shows: [disconnectDialog('survey in own words')],
  },
  {
    name: 'disconnect: thanks',
    route,
    act: async (page) => {
      await page.route(survey, (request) => request.abort());
      await openSurvey(page);
      await page.getByRole('radio').first().check();
      await click(page, 'Submit Feedback');
      await page.getByRole('dialog', { name: 'Thank you!' }).waitFor();
    },
    shows: [disconnectDialog('thanks')],
  },
];

const reconnect = (page: Page) => click(page, 'Reconnect Jetpack');

/** Restoring the connection. */
const reconnecting: readonly Visit[] = [
  {
    name: 'reconnect: question',
    route: '/reconnect',
    act: async () => {},
    shows: [dialog('Reconnect dialog', 'question')],
  },
  {
    name: 'reconnect: running',
    route: '/reconnect',
    chaos: [{ method: 'POST', path: 'connection/reconnect', kind: 'slow', ms: 60_000 }],
    isTransient: true,
    act: reconnect,
    shows: [whole('Reconnect', 'running')],
  },
  {
    name: 'reconnect: failed',
    route: '/reconnect',
    chaos: [{ method: 'POST', path: 'connection/reconnect', kind: '500' }],
    act: reconnect,
    shows: [whole('Reconnect', 'failed')],
  },
];

const crisis = { scenario: 'identity-crisis', route: '/identity-crisis' } as const;
const choose = (name: string) => (page: Page) => page.getByRole('radio', { name }).check();
/** The provider has another address than the scenario. */
const known =
  (made: (host: string) => string): NonNullable<Visit['pageState']> =>
  ({ initial }) => {
    const { origin, host } = new URL(String(initial.adminUrl));
    initial.identityCrisis = { wpcomHomeUrl: made(host), currentUrl: origin };
  };

/** A site with two addresses. */
const addresses: readonly Visit[] = [
  { ...crisis, name: 'two addresses: nothing chosen', shows: [addressConflict('nothing chosen')] },
  ...['Stay in safe mode', 'Move the connection here', 'Connect as a new site'].map(
    (name): Visit => ({ ...crisis, name: `two addresses: ${name}`, act: choose(name), shows: [addressConflict(name)] }),
  ),
  {
    ...crisis,
    name: 'two addresses: one in two spellings',
    pageState: known((host) => `https://${host}`),
    shows: [addressConflict('one in two spellings')],
  },
  {
    ...crisis,
    name: 'two addresses: a site that has moved',
    pageState: ({ initial }) => {
      initial.identityCrisis = { wpcomHomeUrl: 'https://site.com', currentUrl: 'https://site.org' };
    },
    shows: [addressConflict('a site that has moved')],
  },
  {
    ...crisis,
    name: 'two addresses: refused',
    chaos: [{ method: 'POST', path: 'identity-crisis/migrate', kind: '500' }],
    act: async (page) => {
      await choose('Move the connection here')(page);
      await click(page, 'Move the connection');
    },
    shows: [addressConflict('refused')],
  },
];

/** Dialogs of the connection, and the screen for two addresses. */
export const connectionDialogVisits: readonly Visit[] = [...disconnecting, ...reconnecting, ...addresses];
