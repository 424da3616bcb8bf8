/** @jest-environment ./tools/jest/environment.cjs */
import { screens } from '@flightdeck/root-config/screens';
import { pageGlobals } from '@flightdeck/shared/contracts/page';
import rules from '../../../../rules/reads.json';
import { earlyScript, visitorFacts } from './early-script';

const set = 'http://localhost/set/';
const hash = `sha384-${'A'.repeat(64)}`;

/**
 * Runs the inline script on a page.
 * @param release fields of the dashboard's registry entry
 * @param state further fields of the page state
 * @param markup HTML before the page state
 * @returns the function `createScriptURL` of the Trusted Types policy that the script creates
 */
async function run(release: object, state: object = {}, markup = ''): Promise<(url: string) => string> {
  document.head.replaceChildren();
  const page = {
    initial: { userData: { currentUser: { permissions: { manage_modules: true } } }, settings: {}, siteData: {} },
    connection: { isActive: true, offlineMode: { isActive: false } },
    registry: {
      url: set,
      areas: {
        'mf-dashboard': {
          base: 'mf-dashboard/1/',
          entry: 'remote.js',
          files: {},
          chunks: { 'at-a-glance': ['area.js', 'at-a-glance.js'] },
          manifest: { parts: { 'at-a-glance': {} } },
          ...release,
        },
      },
    },
    ...state,
  };
  document.body.innerHTML = `${markup}<script type="application/json" id="flightdeck-page-state">${JSON.stringify(page)}</script>`;
  let createScriptURL: (url: string) => string = () => 'no policy';
  Reflect.set(globalThis, 'trustedTypes', {
    createPolicy(_name: string, policy: { createScriptURL(url: string): string }) {
      createScriptURL = policy.createScriptURL;
      return policy;
    },
  });
  const { code } = await earlyScript();
  new Function(code)();
  return createScriptURL;
}

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src, integrity }) => [src, integrity]);

test('the first parts in rules/reads.json are those of the dashboard', () => {
  const { main, notices } = screens({ path: '/dashboard', query: {} }, visitorFacts(true, true));
  expect([main, ...notices]).toEqual(rules.first);
});

test('requests entry and chunks with their hashes', async () => {
  await run({ files: { 'remote.js': hash, 'area.js': hash } });
  expect(scripts()).toEqual([
    [`${set}mf-dashboard/1/remote.js`, hash],
    [`${set}mf-dashboard/1/area.js`, hash],
  ]);
});

test('leaves all files to the page on a site that allows overrides', async () => {
  await run({ files: { 'remote.js': hash, 'area.js': hash } }, { overrides: { origins: ['http://localhost:9000'] } });
  expect(scripts()).toEqual([]);
});

test('does not request a file without a hash', async () => {
  await run({ files: { 'remote.js': hash } });
  expect(scripts()).toEqual([[`${set}mf-dashboard/1/remote.js`, hash]]);
});

test('leaves files of a development server to the loader', async () => {
  await run({ origin: 'http://127.0.0.1:8421/' });
  expect(scripts()).toEqual([]);
});

test('the Trusted Types policy of the script allows only addresses of the set', async () => {
  const createScriptURL = await run({});
  expect(createScriptURL(`${set}mf-dashboard/1/remote.js`)).toBe(`${set}mf-dashboard/1/remote.js`);
  for (const url of ['http://localhost/uploads/x.js', 'http://evil.example/set/x.js', 'data:text/javascript,1'])
    expect(createScriptURL(url)).toBe('');
});

test('requests the texts of the first screen in the language of the page, and reads them', async () => {
  const requests: string[] = [];
  const originalFetch = globalThis.fetch;
  globalThis.fetch = async (url, options) => {
    requests.push(`${url} ${options?.integrity}`);
    return Response.json({ source: 'mf-dashboard/at-a-glance' });
  };
  const files = { 'remote.js': hash, 'at-a-glance.de.json': hash, 'at-a-glance.fr.json': hash };
  await run({ files }, { locale: { lang: 'de-AT' } });
  const url = `${set}mf-dashboard/1/at-a-glance.de.json`;
  expect(requests).toEqual([`${url} ${hash}`]);
  expect(await pageGlobals().scripts?.get(url)).toEqual({ source: 'mf-dashboard/at-a-glance' });
  globalThis.fetch = originalFetch;
});

test('takes state and texts only from script elements, not from other elements with the same IDs and attributes', async () => {
  const originalFetch = globalThis.fetch;
  globalThis.fetch = async () => Response.json({ source: 'the site' });
  const url = `${set}mf-dashboard/1/at-a-glance.de.json`;
  const hostileMarkup = [
    '<form id="flightdeck"></form>',
    '<div id="flightdeck-page-state">{"registry":{"url":"http://evil.example/"}}</div>',
    `<div data-file="${url}">{"source":"forged"}</div>`,
  ].join('');
  const files = { 'remote.js': hash, 'at-a-glance.de.json': hash };
  await run({ files }, { locale: { lang: 'de' } }, hostileMarkup);
  expect(scripts()).toEqual([[`${set}mf-dashboard/1/remote.js`, hash]]);
  expect(await pageGlobals().scripts?.get(url)).toEqual({ source: 'the site' });
  globalThis.fetch = originalFetch;
});
