import { __ } from '@flightdeck/shared/i18n';
import type { Failure, FailureCode } from '../../contracts/areas/failure';
import type { Entries, Entry } from './entry';

type RestCode = Extract<FailureCode, `rest-${string}` | `session-${string}`>;
type EntryFields = Pick<Entry, 'meaning' | 'operator' | 'developer'> & Partial<Entry>;

const tryAgain = () => __('Try again. If the problem continues, ask a site administrator.');

/** Returns the entry of a failed request. The cause is the message of the site, or the meaning if there is no message. */
const requestEntry = (fields: EntryFields): Entry => ({
  title: () => __("Couldn't load this"),
  cause: ({ message }: Failure) => message || fields.meaning(),
  owner: tryAgain,
  ...fields,
});

const notFound = requestEntry({
  meaning: () => __('The site has nothing at the requested address (status 404).'),
  operator: () => __('Check whether the REST API is turned off or moved, and whether the plugin is complete.'),
  developer: () => __('The path is wrong or a module is turned off. url has the address.'),
});

/** Failures of requests and of the session behind them. */
export const restEntries: Entries<RestCode> = {
  'rest-network': requestEntry({
    meaning: () => __("Couldn't reach the site."),
    owner: () => __('Check your internet connection and try again.'),
    operator: () => __('Check that the site is up and that no firewall blocks /wp-json/.'),
    developer: () => __("The failure's cause is the browser's error."),
  }),
  'rest-other-address': requestEntry({
    meaning: () => __('The page and the REST API have different addresses, and the browser blocks such requests.'),
    owner: () => __('Ask a site administrator to correct the addresses of the site.'),
    operator: () =>
      __(
        'Use the same scheme, domain and port for WordPress Address and Site Address, and redirect other addresses to it.',
      ),
    developer: () => __('The message names both origins. Cookies are sent to the origin of the page only.'),
  }),
  'rest-sign-in': requestEntry({
    meaning: () =>
      __('Something in front of your site, such as a sign-in page or a bot check, is answering instead of WordPress.'),
    cause: () =>
      __('Something in front of your site, such as a sign-in page or a bot check, is answering instead of WordPress.'),
    owner: () =>
      __(
        'Reload the page. You can restore unsaved settings afterwards. Copy anything else you typed first, such as a license key.',
      ),
    operator: () => __('If this happens often, let users of the sign-in service stay signed in longer.'),
    developer: () =>
      __(
        'The index of the REST API redirects to another origin, or answers with a page or with the header cf-mitigated.',
      ),
  }),
  'rest-redirected': requestEntry({
    title: () => __('The site refused the request'),
    meaning: () => __('The site redirects its REST API, so changes are lost on the way.'),
    owner: () => __('Ask a site administrator to remove the redirect.'),
    operator: () =>
      __(
        'Find the redirect in a plugin, the web server or a proxy, and exclude the addresses of the REST API from it.',
      ),
    developer: () => __('For status 301 and 302, browsers send GET instead of POST. url has the last address.'),
  }),
  'rest-timeout': requestEntry({
    meaning: () => __("The site didn't answer within 30 seconds."),
    operator: () => __('Check the server log for a slow plugin or provider.'),
    developer: () => __('After a write times out, the value is read again. The write is never repeated.'),
  }),
  'rest-refused': requestEntry({
    meaning: () => __('The site returned an error: a status outside 200 to 299, or an error in a successful response.'),
    operator: () => __('Look up serverCode in the plugin that returned the error.'),
    developer: () => __('The failure has the status, serverCode and data of the response.'),
  }),
  'rest-password': requestEntry({
    meaning: () => __('WordPress takes the extra password of the server for an application password and refuses it.'),
    owner: () => __('Ask your host to let WordPress ignore the extra password.'),
    operator: () =>
      __('Turn off application passwords, or keep the web server from passing the Authorization header to PHP.'),
    developer: () => __('The browser adds the header of HTTP basic authentication to each request to the site.'),
  }),
  'rest-blocked': requestEntry({
    meaning: () => __('Something in front of WordPress, such as a firewall, refused the request.'),
    owner: () => __('Ask your host to allow the request, or save texts without HTML code.'),
    operator: () => __('Look up the request in the log of the firewall, and allow it.'),
    developer: () =>
      __('The failure has the status. WordPress itself refuses requests with JSON that has a code and a message.'),
  }),
  'rest-not-found': notFound,
  'rest-not-found-after-redirect': {
    ...notFound,
    meaning: () => __("The site redirected to an address that doesn't exist (status 404)."),
    operator: () => __('Check where the REST API address redirects to, and why.'),
  },
  'rest-not-json': requestEntry({
    meaning: () => __('The response is a page, or has text before its JSON.'),
    operator: () => __('Turn off display_errors in PHP. Find the plugin that prints a page at this address.'),
    developer: () => __("url shows where the response came from. The failure's cause is the parser's error."),
  }),
  'rest-empty': requestEntry({
    meaning: () => __('The response is empty, but a value was expected.'),
    operator: () => __('Check whether a proxy truncates responses or PHP stopped with an error.'),
    developer: () => __("The schema of the call doesn't allow an empty response."),
  }),
  'rest-shape': requestEntry({
    meaning: () => __("The response doesn't have the expected format."),
    operator: () => __('Compare the versions of the plugin and the dashboard.'),
    developer: () => __("The failure's cause names the field. Compare it with the schema of the call."),
  }),
  'rest-nonce-removed': requestEntry({
    title: () => __('The site refused the request'),
    meaning: () => __('The header X-WP-Nonce is removed from requests, so the site answers as if you were logged out.'),
    owner: () => __('Ask your host to let the header X-WP-Nonce through.'),
    operator: () =>
      __(
        'Look for a proxy, a firewall or a security plugin that removes the header or the cookies, and exclude the REST API from it.',
      ),
    developer: () => __('The call was repeated once, with _wpnonce in its query.'),
  }),
  'rest-nonce': requestEntry({
    title: () => __('The site refused the request'),
    meaning: () => __("The site refused the page's security key, and no new key was available."),
    owner: () => __('Reload the page and try again.'),
    operator: () => __('Turn off page caching for logged-in users, and allow requests to admin-ajax.php.'),
    developer: () =>
      __('The new key comes from /wp-admin/admin-ajax.php?action=rest-nonce. Each call is repeated once.'),
  }),
  'session-ended': requestEntry({
    title: () => __('Your session has ended'),
    meaning: () => __("You've been logged out."),
    owner: () => __('Log in again in another tab, then come back and try again. Your changes are still here.'),
    operator: () => __('No action needed. If this happens often, check how long a login lasts.'),
    developer: () => __('A write is never repeated automatically. The form keeps what was typed.'),
  }),
  'session-other-user': requestEntry({
    title: () => __('Your session has ended'),
    meaning: () => __('Another user is now logged in.'),
    owner: () => __('Reload the page to continue as that user.'),
    operator: () => __('No action needed. This happens when people share a browser.'),
    developer: () => __('A write is never repeated for another user.'),
  }),
};
