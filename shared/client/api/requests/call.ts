import { restUrl } from '../../../contracts/page/rest-url';
import { apiSettings } from '../api-settings';

/** An answer as received, before it is parsed. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  /** Whether the request was redirected. */
  readonly redirected: boolean;
  /** Address that sent the answer: the last one after redirects; empty if it is unknown. */
  readonly url: string;
}

/** A call of the REST API. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** Path below `jetpack/v4/`. A path that starts with a slash is below the REST root: `/wp/v2/users/me`. */
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Sent as JSON; without it the request has no body. */
  readonly body?: unknown;
}

/** Returns the address of a call. @param query encoded parameters */
export const callUrl = (path: string, query = ''): string =>
  restUrl(apiSettings.root, path.startsWith('/') ? path.slice(1) : `jetpack/v4/${path}`, query);
