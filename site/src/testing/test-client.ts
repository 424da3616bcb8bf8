/** A response of the REST API. */
export interface RestReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed body; undefined if it is not JSON. */
  readonly body: unknown;
}

/** Simulates a browser with cookies and the nonce of its page. Does not follow redirects. */
export class TestClient {
  readonly #cookies = new Map<string, string>();
  nonce: string | undefined;

  /** @param urlOf returns the address of the site @param send sends a request to it */
  constructor(
    private readonly urlOf: () => string,
    private readonly send: (request: Request) => Promise<Response>,
  ) {}

  /** Sends a request to the site, or to an absolute address. */
  async fetch(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie && { Cookie: cookie }), ...init.headers };
    const response = await this.send(
      new Request(new URL(path, this.urlOf()), { ...init, headers, redirect: 'manual' }),
    );
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
    return response;
  }

  /** Sends a form. */
  submit = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
    this.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers });

  /** Logs in with the form and gets a nonce. */
  async logIn(login: string): Promise<void> {
    const response = await this.submit('/wp-login.php', { log: login, pwd: login });
    if (response.status !== 302) throw new Error(`Logging in as ${login} failed with ${response.status}.`);
    await this.renew();
  }

  /** Gets a new nonce. */
  async renew(): Promise<void> {
    this.nonce = await (await this.fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  }

  get = (path: string, headers?: Record<string, string>): Promise<RestReply> =>
    this.rest('GET', path, undefined, headers);

  post = (path: string, body?: unknown): Promise<RestReply> =>
    this.rest('POST', path, body === undefined ? undefined : JSON.stringify(body));

  /** Calls the REST API below `jetpack/v4/`. */
  async rest(method: string, path: string, body?: string, headers: Record<string, string> = {}): Promise<RestReply> {
    const response = await this.fetch(`/wp-json/jetpack/v4/${path}`, {
      method,
      headers: {
        ...(this.nonce && { 'X-WP-Nonce': this.nonce }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parseJson(text) };
  }

  /** Returns the page state of the dashboard page; undefined if the page has none. */
  pageState = async (): Promise<unknown> => parseJson(await this.#pageBlock('flightdeck-page-state'));

  /** Returns the answers in the dashboard page. */
  answersInPage = async () => answersIn(await this.#pageBlock('flightdeck-answers'));

  /** Sends one request for several reads. @param paths separated by commas */
  readTogether = (paths: string, nonce = this.nonce): Promise<Response> =>
    this.fetch(`/wp-json/flightdeck/v1/reads?paths=${encodeURIComponent(paths)}`, {
      headers: { ...(nonce && { 'X-WP-Nonce': nonce }) },
    });

  async #pageBlock(id: string): Promise<string> {
    const page = await (await this.fetch('/wp-admin/admin.php?page=flightdeck')).text();
    return new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(page)?.[1] ?? '';
  }
}

/** Returns a parsed text; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the answers in lines of JSON. */
export const answersIn = (text: string): readonly { path: string; status: number; body: unknown }[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Returns one field of a parsed body by the names on its path; undefined if it is missing. */
export const field = (body: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((value, name) => Object(value)[name], body);
