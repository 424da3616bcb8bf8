import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { apiSettings } from '../api-settings';
import type { RawAnswer } from './call';

/** Any status is an answer. `client.ts` reads the text of an answer, as it does with early reads. */
export const requestOptions: AxiosRequestConfig = {
  headers: { Accept: 'application/json' },
  responseType: 'text',
  transformResponse: (text: unknown) => text,
  validateStatus: () => true,
};

/** Requests an address with GET, without the interceptors of the client. */
export const fetchText = async (url: string, nonce: string): Promise<RawAnswer> =>
  answerOf(
    await axios.get(url, {
      ...requestOptions,
      headers: { ...requestOptions.headers, 'X-WP-Nonce': nonce },
      ...(apiSettings.isNonceInQuery && { params: { _wpnonce: nonce } }),
      signal: AbortSignal.timeout(apiSettings.timeLimit),
    }),
  );

/** Returns what `client.ts` reads of an answer. */
export function answerOf({ status, data, config, request }: AxiosResponse<unknown>): RawAnswer {
  const sent = new URL(axios.getUri(config), globalThis.location?.href).href;
  const url = finalUrl(request) || sent;
  return {
    status,
    text: typeof data === 'string' ? data : '',
    redirected: withoutHash(url) !== withoutHash(sent),
    url,
  };
}

/** Returns the address after redirects. Another script may have wrapped the class of the request, so it isn't compared. */
function finalUrl(request: unknown): string {
  if (typeof request !== 'object' || request === null || !('responseURL' in request)) return '';
  return typeof request.responseURL === 'string' ? request.responseURL : '';
}

const withoutHash = (url: string) => url.replace(/#.*/, '');
