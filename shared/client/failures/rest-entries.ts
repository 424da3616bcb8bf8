import { __ } from '@flightdeck/shared/i18n';
import type { Failure, FailureCode } from '../../contracts/failure';
import type { Entries, Entry } from './entry';

type RestCode = Extract<FailureCode, `rest-${string}` | `session-${string}`>;
type Given = Pick<Entry, 'meaning' | 'operator' | 'developer'> & Partial<Entry>;

const again = () => __('Try again. If it keeps failing, ask whoever looks after this site.');

/** A request; what the site said itself comes before our own words. */
const request = (given: Given): Entry => ({
  title: () => __('This could not be loaded'),
  cause: ({ message }: Failure) => message || given.meaning(),
  owner: again,
  ...given,
});

const notFound = request({
  meaning: () => __('The site has nothing at the address that was asked for (status 404).'),
  operator: () => __('See whether the REST API is switched off or moved, and whether the plugin is complete.'),
  developer: () => __('A wrong path, or a module that is off; url has the address.'),
});

/** Failures of requests and of the session behind them. */
export const restEntries: Entries<RestCode> = {
  'rest-network': request({
    meaning: () => __('The request did not get through to the site.'),
    owner: () => __('Check your connection to the internet and try again.'),
    operator: () => __('See whether the site is up and no firewall blocks /wp-json/.'),
    developer: () => __('The error of the browser is the cause of the failure.'),
  }),
  'rest-timeout': request({
    meaning: () => __('The site did not answer within 30 seconds.'),
    operator: () => __('Look for a slow plugin or provider in the log of the server.'),
    developer: () => __('A write that timed out is read again, never repeated.'),
  }),
  'rest-refused': request({
    meaning: () => __('The site answered with an error: a status outside 200 to 299, or an error inside a success.'),
    operator: () => __('Look up serverCode in the plugin that answered.'),
    developer: () => __('status, serverCode and data of the failure are those of the answer.'),
  }),
  'rest-not-found': notFound,
  'rest-not-found-after-redirect': {
    ...notFound,
    meaning: () => __('The site led on to an address where there is nothing (status 404).'),
    operator: () => __('See where the address of the REST API is redirected to, and why.'),
  },
  'rest-not-json': request({
    meaning: () => __('The answer is a page, or has text before its JSON.'),
    operator: () => __('Switch display_errors of PHP off; see which plugin prints a page there.'),
    developer: () => __('url says who answered; the error of the parser is the cause.'),
  }),
  'rest-empty': request({
    meaning: () => __('The answer is empty where a value was due.'),
    operator: () => __('See whether a proxy cuts answers, or PHP ended with an error.'),
    developer: () => __('The call has a schema that allows no empty answer.'),
  }),
  'rest-shape': request({
    meaning: () => __('The answer has another form than the one agreed.'),
    operator: () => __('Compare the version of the plugin with that of the dashboard.'),
    developer: () => __('The cause names the field; compare with the schema of the call.'),
  }),
  'rest-nonce': request({
    title: () => __('The site did not accept the request'),
    meaning: () => __('The key that came with the page was refused, and a new one was not to be had.'),
    owner: () => __('Reload the page and try again.'),
    operator: () => __('Switch page caching off for whoever is signed in; let admin-ajax.php through.'),
    developer: () => __('The new key comes from /wp-admin/admin-ajax.php?action=rest-nonce; a call is repeated once.'),
  }),
  'session-ended': request({
    title: () => __('Your session has ended'),
    meaning: () => __('Nobody is signed in any more.'),
    owner: () => __('Sign in again in another tab, then come back and try again. What you typed is kept.'),
    operator: () => __('Nothing, unless it happens often: see how long sign-ins last.'),
    developer: () => __('A write is not repeated by itself; the form keeps what was typed.'),
  }),
  'session-other-user': request({
    title: () => __('Your session has ended'),
    meaning: () => __('Somebody else is signed in by now.'),
    owner: () => __('Reload the page to go on as the user who is signed in now.'),
    operator: () => __('Nothing: it happens where people share a browser.'),
    developer: () => __('A write is never repeated in the name of another user.'),
  }),
};
