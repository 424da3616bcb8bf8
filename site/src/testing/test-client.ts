import * as v from 'valibot';

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
  private readonly cookies = new Map<string, string>();
  nonce: string | undefined;

  /** @param send sends a request to the site; default: over the network */
  constructor(
    private readonly url: string,
    private readonly send: (request: Request) => Promise<Response> = fetch,
  ) {}

  /** Sends a request to the site, or to an absolute address. */
  async fetch(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie && { Cookie: cookie }), ...init.headers };
    const response = await this.send(new Request(new URL(path, this.url), { ...init, headers, redirect: 'manual' }));
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  }

  /** Logs in with the form and gets a nonce. */
  async logIn(login: string): Promise<void> {
    const response = await this.fetch('/wp-login.php', {
      method: 'POST',
      body: new URLSearchParams({ log: login, pwd: login }),
    });
    if (response.status !== 302) throw new Error(`Logging in as ${login} failed with ${response.status}.`);
    await this.renew();
  }

  /** Logs out with the link of an admin page. */
  async logOut(): Promise<void> {
    const page = await (await this.fetch('/wp-admin/index.php')).text();
    const link = /href="(\/wp-login\.php\?action=logout[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const response = await this.fetch(link);
    if (response.status !== 302) throw new Error(`Logging out failed with ${response.status}.`);
  }

  /** Uses the cookie of an existing session, and gets a nonce. */
  async takeCookie(name: string, value: string): Promise<void> {
    this.cookies.set(name, value);
    await this.renew();
  }

  /** Gets a new nonce. */
  async renew(): Promise<void> {
    this.nonce = await (await this.fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  }

  get(path: string, headers: Record<string, string> = {}): Promise<RestReply> {
    return this.rest('GET', path, undefined, headers);
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<RestReply> {
    return this.rest('POST', path, body === undefined ? undefined : JSON.stringify(body), headers);
  }

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
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      parsed = undefined;
    }
    return { status: response.status, headers: response.headers, text, body: parsed };
  }

  /** Returns the page state of the dashboard page; undefined if the page has none. */
  async pageState(): Promise<unknown> {
    const block = await this.#pageBlock('flightdeck-page-state');
    return block === undefined ? undefined : JSON.parse(block);
  }

  /** Returns the answers in the dashboard page. */
  answersInPage = async () => answersIn((await this.#pageBlock('flightdeck-answers')) ?? '');

  /** Sends one request for several reads. @param paths separated by commas */
  readTogether = (paths: string, nonce = this.nonce): Promise<Response> =>
    this.fetch(`/wp-json/flightdeck/v1/reads?paths=${encodeURIComponent(paths)}`, {
      headers: { ...(nonce && { 'X-WP-Nonce': nonce }) },
    });

  async #pageBlock(id: string): Promise<string | undefined> {
    const page = await (await this.fetch('/wp-admin/admin.php?page=flightdeck')).text();
    return new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(page)?.[1];
  }
}

/** Returns the answers in lines of JSON. */
export const answersIn = (text: string): readonly { path: string; status: number; body: unknown }[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Returns one field of a parsed body by the names on its path; undefined if it is missing. */
export function field(body: unknown, ...path: string[]): unknown {
  return path.reduce((value: unknown, name) => {
    const fields = v.safeParse(v.record(v.string(), v.unknown()), value);
    return fields.success ? fields.output[name] : undefined;
  }, body);
}
