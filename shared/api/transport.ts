import axios from 'axios';
import { queryKey, readId } from '../contracts/query-keys';
import { bustCache } from './cache-buster';
import { takeEarly } from './early';
import { networkFailure, timeoutFailure } from './errors';
import { callUrl } from './root-url';
import { apiSettings } from './settings';
import { timeLimit } from './time-limit';

/** An answer as it came, before anything is read out of it. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  /** The address that answered differs from the one that was asked. */
  readonly redirected: boolean;
  readonly url: string;
  /** Fresh nonce that came with the answer. */
  readonly nonce: string | null;
}

export interface Call {
  readonly method: 'GET' | 'POST';
  /** Below `jetpack/v4/`. */
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Sent as JSON; left out, the request has no body. */
  readonly body?: unknown;
}

// Texts come as they are: decoding them is a concern of its own, and the wire is odd.
const http = axios.create({
  adapter: ['xhr', 'http'],
  responseType: 'text',
  transformResponse: (data) => data,
  validateStatus: () => true,
});

/** Sends one call. Rejects only with the failures `rest-network` and `rest-timeout`. */
export async function send(call: Call): Promise<RawAnswer> {
  const limit = timeLimit(apiSettings.timeLimit);
  try {
    const early = call.method === 'GET' ? takeEarly(readId(...queryKey(call.path, call.params))) : null;
    if (early) {
      const answer = await limit.race(early);
      return { ...answer, redirected: false };
    }
    return await sendNow(call, limit.signal);
  } catch (cause) {
    throw limit.signal.aborted ? timeoutFailure(call, apiSettings.timeLimit, cause) : networkFailure(call, cause);
  } finally {
    limit.clear();
  }
}

async function sendNow(call: Call, signal: AbortSignal): Promise<RawAnswer> {
  const plain = callUrl(apiSettings.root, call.path, call.params);
  const url = call.method === 'GET' ? bustCache(plain) : plain;
  return fetchText(url, call.method, call.body, signal);
}

/** One request with nonce and same-origin cookies (SHR-002, SHR-003); `body` is sent as JSON. */
export async function fetchText(
  url: string,
  method: 'GET' | 'POST',
  body: unknown,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const json =
    body === undefined ? {} : { data: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const answer = await http.request<string>({
    url,
    method,
    signal,
    ...json,
    headers: { ...json.headers, Accept: 'application/json', 'X-WP-Nonce': apiSettings.nonce },
  });
  const answeredBy = finalUrl(answer.request) ?? url;
  return {
    status: answer.status,
    text: answer.data ?? '',
    redirected: stripHash(answeredBy) !== stripHash(new URL(url, globalThis.location?.href).href),
    url: answeredBy,
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
