/// <reference path="./axios-xhr.d.ts" />
import xhr from 'axios/lib/adapters/xhr.js';
import { forgetEarly } from '../reads/early';
import type { RawAnswer } from './call';

/** One request, with its complete address. */
export interface HttpRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** Sent as JSON; undefined for no body. */
  readonly body: unknown;
  readonly signal: AbortSignal;
  readonly nonce: string;
}

/**
 * Sends one request with the nonce and same-origin cookies (SHR-002, SHR-003) through the XMLHttpRequest adapter that
 * axios exports. All of axios would be 8 kB more, for defaults and transformations that no call needs
 * (docs/decisions/004). A POST drops all early reads, because it may change their answers.
 * @returns the answer with its text unchanged; `client.ts` reads it
 * @throws Error if no answer arrives, or `signal` aborts the request
 */
export async function sendRequest({ url, method, body, signal, nonce }: HttpRequest): Promise<RawAnswer> {
  const json =
    body === undefined ? {} : { data: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  if (method === 'POST') forgetEarly();
  if (!xhr) throw new Error('XMLHttpRequest is missing.');
  const answer = await xhr({
    url,
    method,
    signal,
    responseType: 'text',
    // Any status counts as an answer; the adapter throws only when there is none.
    validateStatus: () => true,
    ...json,
    headers: { ...json.headers, Accept: 'application/json', 'X-WP-Nonce': nonce },
  });
  const answerUrl = finalUrl(answer.request) ?? url;
  return {
    status: answer.status,
    text: typeof answer.data === 'string' ? answer.data : '',
    redirected: stripHash(answerUrl) !== stripHash(new URL(url, globalThis.location?.href).href),
    url: answerUrl,
    nonce: headerText(answer.headers['x-wp-nonce']),
  };
}

const stripHash = (url: string) => url.replace(/#.*/, '');
const headerText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function finalUrl(request: unknown): string | null {
  if (typeof request !== 'object' || request === null) return null;
  if ('responseURL' in request && typeof request.responseURL === 'string' && request.responseURL)
    return request.responseURL;
  return null;
}
