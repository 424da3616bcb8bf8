import axios from 'axios';
import { restUrl } from '../../../contracts/page/rest-url';
import { apiSettings } from '../api-settings';
import { forgetEarly } from '../reads/early';
import { answerOf, requestOptions } from './answers';
import type { Call, RawAnswer } from './call';
import { renewNonce } from './nonce';
import { isNonceRefused } from './refused-nonce';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Whether the request was repeated after its nonce was refused. */
    isRepeated?: boolean;
  }
}

/** The HTTP client of the page. It sends cookies only to the origin of the page (SHR-003). */
const http = axios.create(requestOptions);

http.interceptors.request.use((config) => {
  config.headers.set('X-WP-Nonce', apiSettings.nonce);
  config.signal = AbortSignal.timeout(apiSettings.timeLimit);
  // A write may change the answers of early reads.
  if (config.method === 'post') forgetEarly();
  return config;
});

// Repeats a request once, with the current nonce of the same user. The site has not carried out a request with a refused nonce.
http.interceptors.response.use(async (response) => {
  const { config } = response;
  if (config.isRepeated || !isNonceRefused(answerOf(response))) return response;
  const isRenewed = await renewNonce(String(config.headers.get('X-WP-Nonce')));
  return isRenewed ? http.request({ ...config, isRepeated: true }) : response;
});

/**
 * Sends a call (SHR-001, SHR-002, SHR-006). The last parameter of a read is `_cacheBuster`, the current time in ms (SHR-004); without
 * it, the server answers some reads from its cache.
 * @returns the answer with its text unchanged
 * @throws Failure of the session if the nonce was refused and could not be renewed; AxiosError without an answer within the time limit
 */
export async function sendCall({ method, path, params, body }: Call): Promise<RawAnswer> {
  const query = new URLSearchParams(params);
  if (method === 'GET') query.set('_cacheBuster', String(Date.now()));
  const route = path.startsWith('/') ? path.slice(1) : `jetpack/v4/${path}`;
  const url = restUrl(apiSettings.root, route, query.toString());
  const response = await http.request({ url, method, ...(body !== undefined && { data: body }) });
  const { 'x-wp-nonce': nonce } = response.headers;
  // The nonce belongs to the same user, because the server accepted the previous one. The answer to a read may come from a cache.
  if (method === 'POST' && typeof nonce === 'string' && response.status < 300) apiSettings.nonce = nonce;
  return answerOf(response);
}
