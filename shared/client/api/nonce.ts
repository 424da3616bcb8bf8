import { __ } from '@flightdeck/shared/i18n';
import * as v from '@flightdeck/shared/schema';
import { failure } from '../../contracts/failure';
import { restUrl } from '../../contracts/rest-url';
import { apiSettings } from './api-settings';
import { forgetEarly } from './forget-early';
import { timeLimit } from './time-limit';
import { fetchText } from './transport';

let renewal: Promise<void> | null = null;

/**
 * Gets a fresh nonce, for the same user only. A nonce does not say whose it is, so the site is asked for the current
 * user before the nonce is used. Several refused requests wait for one renewal.
 * @throws `session-ended` when the user is logged out, `session-other-user` when another user is logged in,
 * `rest-nonce` otherwise
 */
export function renewNonce(): Promise<void> {
  renewal ??= renew().finally(() => {
    renewal = null;
  });
  return renewal;
}

async function renew(): Promise<void> {
  const limit = timeLimit(apiSettings.timeLimit);
  try {
    const answer = await fetchText(apiSettings.nonceUrl, 'GET', undefined, limit.signal);
    const nonce = answer.text.trim();
    if (answer.status === 400 || answer.status === 401 || nonce === '0') {
      throw failure(
        'session-ended',
        __("You've been logged out. Log in again in another tab. Your changes are kept here."),
        {
          status: answer.status,
        },
      );
    }
    if (answer.status !== 200 || !/^[\w-]{6,64}$/.test(nonce)) throw nonceFailure(answer.status);
    await checkUser(nonce, limit.signal);
    // Store the nonce only after the check: requests sent during it could run as another user.
    apiSettings.nonce = nonce;
    forgetEarly();
  } finally {
    limit.clear();
  }
}

async function checkUser(nonce: string, signal: AbortSignal): Promise<void> {
  const answer = await fetchText(restUrl(apiSettings.root, 'wp/v2/users/me'), 'GET', undefined, signal, nonce);
  const user = v.safeParse(v.object({ id: v.number() }), safeJson(answer.text));
  if (!user.success || apiSettings.userId === null) throw nonceFailure(answer.status);
  if (user.output.id !== apiSettings.userId) {
    throw failure('session-other-user', __('Another user is now logged in. Reload the page to continue as that user.'));
  }
}

const nonceFailure = (status: number) =>
  failure('rest-nonce', __('The site no longer accepts requests from this page. Reload the page and try again.'), {
    status,
  });

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
