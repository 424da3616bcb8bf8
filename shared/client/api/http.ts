import axios from 'axios';
import type { RawAnswer } from './call';

// Texts come as they are: decoding them is a concern of its own, and the wire is odd.
const http = axios.create({
  adapter: ['xhr', 'http'],
  responseType: 'text',
  transformResponse: (data) => data,
  validateStatus: () => true,
});

export interface HttpRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** Sent as JSON; undefined for none. */
  readonly body: unknown;
  readonly signal: AbortSignal;
  readonly nonce: string;
}

/** One request with the nonce and same-origin cookies (SHR-002, SHR-003). Rejects only when it did not get through. */
export async function sendRequest({ url, method, body, signal, nonce }: HttpRequest): Promise<RawAnswer> {
  const json =
    body === undefined ? {} : { data: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const answer = await http.request<string>({
    url,
    method,
    signal,
    ...json,
    headers: { ...json.headers, Accept: 'application/json', 'X-WP-Nonce': nonce },
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
