import { meterHeaders } from './meter';

/** A user of a WordPress who makes requests without a browser. */
export class Visitor {
  readonly #url: string;
  readonly #cookie: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  /** Logs a user in. @param url address of the site without a slash at the end @throws Error when the site refuses */
  static async logIn(url: string, name: string): Promise<Visitor> {
    const answer = await fetch(`${url}/wp-login.php`, {
      method: 'POST',
      body: new URLSearchParams({ log: name, pwd: name, testcookie: '1' }),
      headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
      redirect: 'manual',
    });
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    if (answer.status !== 302) throw new Error(`The login was answered with ${answer.status}.`);
    return new Visitor(url, cookies.join('; '));
  }

  /** Requests an address. @returns its body @throws Error when the answer does not have status 200 */
  async get(path: string, headers: Record<string, string> = {}, body?: URLSearchParams): Promise<string> {
    const answer = await fetch(this.#url + path, {
      headers: { Cookie: this.#cookie, ...headers },
      ...(body && { method: 'POST', body }),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}: ${text.slice(0, 300)}`);
    return text;
  }

  /** Deactivates a plugin and activates it again, as a user does. @param name file of the plugin, relative to the plugin folder */
  async reactivate(name: string): Promise<void> {
    for (const action of ['deactivate', 'activate']) {
      const list = await this.get('/wp-admin/plugins.php');
      const links = [...list.matchAll(/href="(plugins\.php\?[^"]+)"/g)].map(([, link = '']) =>
        link.replaceAll(/&(amp|#0?38);/g, '&'),
      );
      const link = links.find((each) => each.includes(`action=${action}&`) && each.includes(encodeURIComponent(name)));
      if (!link) throw new Error(`The list of plugins has no link to ${action} ${name}.`);
      await this.get(`/wp-admin/${link}`);
    }
  }

  /** Like `get()`, measured under a name. */
  measure({ path, headers, form }: Request, name: string, isWithout: boolean): Promise<string> {
    return this.get(path, { ...headers, ...meterHeaders(name, isWithout) }, form && new URLSearchParams(form));
  }
}

/** A measured request. */
export interface Request {
  readonly path: string;
  readonly headers?: Record<string, string>;
  /** Fields of a POST request. */
  readonly form?: Record<string, string>;
}
