import type { RunningSite } from '../../../e2e/support/site';

/** State of a test site that WordPress takes over. */
export interface SiteState {
  /** Slugs of the modules that are on. */
  readonly modules: readonly string[];
  /** Answers of the provider by their path below the site, such as `/rewind`. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Reads of the site that return an answer of the provider, with the path of that answer at the provider. */
const providerPaths: Readonly<Record<string, string>> = {
  site: '',
  'site/features': '/features',
  'site/purchases': '/purchases',
  rewind: '/rewind',
  scan: '/scan',
};

/** Reads the state of a test site as its administrator. @throws Error when the site refuses the settings or the modules */
export async function readState({ url }: RunningSite): Promise<SiteState> {
  const get = await logInToRead(url);
  const settings = await get('settings');
  const modules = await get('module/all');
  if (!settings || !modules) throw new Error('The test site refused the settings or the modules.');
  const answers: Record<string, unknown> = {};
  for (const [path, providerPath] of Object.entries(providerPaths)) {
    const answer = await get(path);
    if (answer?.code !== 'success' || typeof answer.data !== 'string') continue;
    const data: object = JSON.parse(answer.data);
    if (!('error' in data)) answers[providerPath] = data;
  }
  return { modules: Object.keys(modules).filter((slug) => settings[slug] === true), answers };
}

/** Logs in. @returns a function that reads a path below `jetpack/v4/`, and returns undefined when the site refuses */
async function logInToRead(url: string) {
  const login = await fetch(`${url}/wp-login.php`, {
    method: 'POST',
    body: new URLSearchParams({ log: 'admin', pwd: 'admin' }),
    redirect: 'manual',
  });
  const Cookie = login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const nonce = await (await fetch(`${url}/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: { Cookie } })).text();
  return async (path: string): Promise<Readonly<Record<string, unknown>> | undefined> => {
    const answer = await fetch(`${url}/wp-json/jetpack/v4/${path}`, { headers: { Cookie, 'X-WP-Nonce': nonce } });
    return answer.ok ? answer.json() : undefined;
  };
}
