import { __, sprintf } from '@flightdeck/shared/i18n';
import * as v from '@flightdeck/shared/schema';
import { failure, isFailure } from '../../../contracts/areas/failure';
import { pageGlobals } from '../../../contracts/page/page-globals';
import { restUrl } from '../../../contracts/page/rest-url';
import { apiSettings } from '../api-settings';
import { forgetEarly } from '../reads/early';
import { fetchText } from './answers';
import type { RawAnswer } from './call';
import { parseQuietly } from './errors';
import { reportLoggedOut } from './logged-out';
import { isLoginPage } from './refused-nonce';

interface UserNonce {
  readonly nonce: string;
  readonly userId: number;
}

/** An address that gave no usable answer. `status` is missing if it gave no answer at all. */
interface FailedAddress {
  readonly url: string;
  readonly status?: number;
  readonly cause?: unknown;
}

let renewal: Promise<void> | null = null;

/**
 * Renews the nonce after the site has refused one, unless another request has already done so. Requests wait for the same renewal.
 * @param refused the refused nonce
 * @returns false if the site did not answer, so that the refusal is the failure of the request
 * @throws `session-ended` when the user is logged out, `session-other-user` when another user is logged in,
 * `rest-nonce` when the site gives no usable nonce
 */
export async function renewNonce(refused: string): Promise<boolean> {
  if (refused !== apiSettings.nonce) return true;
  renewal ??= renew().finally(() => {
    renewal = null;
  });
  try {
    await renewal;
    return true;
  } catch (cause) {
    if (!isFailure(cause)) return false;
    reportLoggedOut(cause.code === 'session-ended' ? 'log-in' : null);
    throw cause;
  }
}

/** Requests a fresh nonce and stores it, for the same user only. */
async function renew(): Promise<void> {
  const failedAddresses: FailedAddress[] = [];
  const renewed = (await fetchFromRoutes(failedAddresses)) ?? (await fetchFromPage(failedAddresses));
  if (!renewed || apiSettings.userId === null) throw renewalFailure(failedAddresses);
  if (renewed.userId !== apiSettings.userId) {
    throw failure('session-other-user', __('Another user is now logged in. Reload the page to continue as that user.'));
  }
  // Store the nonce only after the check: a request sent before could run as another user.
  apiSettings.nonce = renewed.nonce;
  forgetEarly();
}

/**
 * Requests a nonce from the site, and then the user of the nonce. Returns null if one of the two addresses gives no usable
 * answer, or if the page does not know its user.
 */
async function fetchFromRoutes(failedAddresses: FailedAddress[]): Promise<UserNonce | null> {
  const nonce = await fetchAndRead(apiSettings.nonceUrl, failedAddresses, ({ status, text }) => {
    const received = text.trim();
    // WordPress answers 0 when the user is logged out. A security rule may send the same status, but not this text.
    if (received === '0') throw sessionEnded(status);
    return /^[\w-]{6,64}$/.test(received) ? received : null;
  });
  // Until a widget has read its user from the site, other markup in the page may have set the REST address: send no nonce.
  if (nonce === null || apiSettings.userId === null) return null;
  const me = restUrl(apiSettings.root, 'wp/v2/users/me');
  const userId = await fetchAndRead(
    me,
    failedAddresses,
    ({ text }) => parse(userSchema, parseQuietly(text))?.id ?? null,
    nonce,
  );
  return userId === null ? null : { nonce, userId };
}

const userSchema = v.object({ id: v.number() });
const stateSchema = v.object({
  initial: v.object({ WP_API_nonce: v.string(), userData: v.object({ currentUser: userSchema }) }),
});
/** Selects the page state. It must be a script: user content that other plugins print can't contain scripts. */
const stateBlock = 'script[type="application/json"]#flightdeck-page-state';

/** Returns the page state in the HTML of a page; empty if there is none. */
const stateIn = (html: string): string =>
  pageGlobals().knownFiles?.parse(html).querySelector(stateBlock)?.textContent ?? '';

/**
 * Requests the page of the dashboard again, which contains a nonce and the user it belongs to. Security rules that block
 * the REST API rarely block this page, because the user has just loaded it. Returns null if the answer is not usable.
 */
async function fetchFromPage(failedAddresses: FailedAddress[]): Promise<UserNonce | null> {
  if (apiSettings.pageUrl === '' || apiSettings.userId === null) return null;
  return fetchAndRead(apiSettings.pageUrl, failedAddresses, ({ text }) => {
    const initial = parse(stateSchema, parseQuietly(stateIn(text)))?.initial;
    // A page from a cache has the nonce that the site refused.
    if (!initial || initial.WP_API_nonce === apiSettings.nonce) return null;
    return { nonce: initial.WP_API_nonce, userId: initial.userData.currentUser.id };
  });
}

/**
 * Requests an address with GET, and reads its answer.
 * @param readAnswer returns the value of an answer, or null; throws if the user is logged out. The value is used only if the
 * status is 200.
 * @returns null if the address has no usable answer; then it is added to `failedAddresses`
 */
async function fetchAndRead<T>(
  url: string,
  failedAddresses: FailedAddress[],
  readAnswer: (answer: RawAnswer) => T | null,
  nonce = apiSettings.nonce,
): Promise<T | null> {
  const answer = await fetchText(url, nonce).catch((cause: unknown) => void failedAddresses.push({ url, cause }));
  if (!answer) return null;
  if (isLoginPage(answer)) throw sessionEnded(answer.status);
  const value = readAnswer(answer);
  if (value !== null && answer.status === 200) return value;
  failedAddresses.push({ url, status: answer.status });
  return null;
}

const parse = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null => {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : null;
};

const sessionEnded = (status: number) =>
  failure('session-ended', __("You've been logged out. Log in again in another tab. Your changes are still here."), {
    status,
  });

/** Returns the failure that names the failed addresses; the error of the browser if the site did not answer at all. */
function renewalFailure(failedAddresses: readonly FailedAddress[]): unknown {
  const [first] = failedAddresses;
  if (first && failedAddresses.every(({ status }) => status === undefined)) return first.cause;
  const addresses = failedAddresses.map(({ url, status }) => {
    const { pathname, search } = new URL(url, location.href);
    return status === undefined ? pathname + search : `${pathname}${search} (${status})`;
  });
  const text = first
    ? sprintf(
        /* translators: %s: addresses on the site, with HTTP status codes. */
        __(
          "The site no longer accepts requests from this page, and the page couldn't get a new security key from: %s. A security rule may be blocking these addresses. Reload the page and try again.",
        ),
        addresses.join(', '),
      )
    : __('The site no longer accepts requests from this page. Reload the page and try again.');
  return failure('rest-nonce', text, { ...(first?.status !== undefined && { status: first.status }) });
}
