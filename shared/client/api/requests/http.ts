import axios from 'axios';
import { apiSettings } from '../api-settings';
import { forgetEarly } from '../reads/early';
import { answerOf, requestOptions } from './answers';
import { type Call, callUrl, type RawAnswer } from './call';
import { notJsonFailure } from './errors';
import { nonceRemovedFailure, redirectedFailure } from './explain';
import { renewNonce } from './nonce';
import { isFromVisitor, isNonceRefused } from './refused-nonce';
import { isStoppedInFront } from './stopped-in-front';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Whether the request was repeated after its nonce was refused. */
    isRepeated?: boolean;
    /** Whether the nonce is in the query too. */
    isNonceInQuery?: boolean;
  }
}

/** The HTTP client of the page. It sends cookies only to the origin of the page (SHR-003). */
const http = axios.create(requestOptions);

http.interceptors.request.use((config) => {
  config.headers.set('X-WP-Nonce', apiSettings.nonce);
  config.isNonceInQuery ||= apiSettings.isNonceInQuery;
  if (config.isNonceInQuery) config.params = { _wpnonce: apiSettings.nonce };
  config.signal = AbortSignal.timeout(apiSettings.timeLimit);
  // A write may change the answers of early reads.
  if (config.method === 'post') forgetEarly();
  return config;
});

// Repeats a request once, with the current nonce of the same user, or with the nonce in its query if the header did not arrive. The site
// has carried out neither.
http.interceptors.response.use(async (response) => {
  const { config } = response;
  const answer = answerOf(response);
  if (isFromVisitor(answer) && apiSettings.nonce !== '') {
    if (config.isNonceInQuery) throw nonceRemovedFailure(answer);
    const repeated = await http.request({ ...config, isNonceInQuery: true });
    apiSettings.isNonceInQuery = true;
    return repeated;
  }
  if (config.isRepeated || !isNonceRefused(answer)) return response;
  const isRenewed = await renewNonce(String(config.headers.get('X-WP-Nonce')));
  return isRenewed ? http.request({ ...config, isRepeated: true }) : response;
});

/**
 * Returns whether a redirect has turned a write into a read, as status 301 and 302 do, but not 307 and 308. Jetpack has no POST for the
 * route that it tries. A sign-in page in front of the site redirects too, and has its own failure.
 */
async function isWriteLost(answer: RawAnswer): Promise<boolean> {
  if (!answer.redirected) return false;
  const isPage = /^\s*</.test(answer.text);
  if (isPage && (await isStoppedInFront(notJsonFailure(answer, null)))) return false;
  const { status } = await http.post(callUrl('connection/data'));
  return status < 300;
}

/**
 * Sends a call (SHR-001, SHR-002, SHR-006). The last parameter of a read is `_cacheBuster`, the current time in ms (SHR-004); without
 * it, the server answers some reads from its cache.
 * @returns the answer with its text unchanged
 * @throws Failure of the session if the nonce was refused and could not be renewed, of the nonce if it did not arrive, or of a write that
 *   was redirected; AxiosError without an answer within the time limit
 */
export async function sendCall({ method, path, params, body }: Call): Promise<RawAnswer> {
  const query = new URLSearchParams(params);
  if (method === 'GET') query.set('_cacheBuster', String(Date.now()));
  const url = callUrl(path, query.toString());
  const response = await http.request({ url, method, ...(body !== undefined && { data: body }) });
  const { 'x-wp-nonce': nonce } = response.headers;
  // The nonce belongs to the same user, because the server accepted the previous one. The answer to a read may come from a cache.
  if (method === 'POST' && typeof nonce === 'string' && response.status < 300) apiSettings.nonce = nonce;
  const answer = answerOf(response);
  if (method === 'POST' && (await isWriteLost(answer))) throw redirectedFailure(url, answer);
  return answer;
}
