/** @jest-environment ./tools/jest/environment.cjs */
import { pageGlobals } from '@flightdeck/shared/contracts/page';
import cases from '../../../../rules/cases/reads.json';
import { earlyScript } from './early-script';

/** Reads that the site answers from its own data, so that the page can print their answers. */
const localReads = ['settings', 'plugins'];
/** Reads that need the provider. */
const remoteReads = ['rewind', 'scan', 'site/features', 'site/purchases', 'module/stats/data?range=day', 'site'];

interface PageInput {
  /** Reads of the dashboard in its manifest. */
  readonly paths: readonly (string | object)[];
  readonly settings?: object;
  readonly permissions?: object;
  readonly isOffline?: boolean;
  /** Name of a file with texts → its content in the page; null for a file that the page does not contain. */
  readonly texts?: Readonly<Record<string, string | null>>;
  /** Reads whose answers the page prints, and the route for several reads. */
  readonly reads?: { readonly inPage: readonly string[]; readonly route: string } | null;
  readonly root?: string;
}

let code: string;
/** Requested paths below the REST root, without their cache-busters. */
let sentPaths: string[];

beforeAll(async () => {
  ({ code } = await earlyScript());
});

beforeEach(() => {
  sentPaths = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const path = String(url).replace(/^.*?(wp-json|rest_route=)\//, '');
    sentPaths.push(decodeURIComponent(path).replace(/[?&]_cacheBuster=\d+$/, ''));
    return new Promise(() => {});
  });
});

afterEach(() => document.body.replaceChildren());

/** Runs the inline script on the dashboard. */
function run({ paths, texts = {}, reads = withRoute, root = 'http://localhost/wp-json/', ...facts }: PageInput): void {
  const state = {
    initial: {
      WP_API_root: root,
      WP_API_nonce: 'nonce-1',
      userData: { currentUser: { permissions: { manage_modules: true, ...facts.permissions } } },
      settings: facts.settings ?? {},
      siteData: {},
    },
    connection: { isActive: true, offlineMode: { isActive: facts.isOffline ?? false } },
    registry: {
      url: 'http://localhost/set/',
      areas: {
        'mf-dashboard': {
          base: 'mf-dashboard/1/',
          entry: 'remote.js',
          files: Object.fromEntries(Object.keys(texts).map((file) => [file, `sha384-${file}`])),
          chunks: { 'at-a-glance': ['at-a-glance.js'] },
          manifest: { parts: { 'at-a-glance': { reads: paths } } },
        },
      },
    },
    locale: { lang: 'de-AT' },
    reads,
  };
  const printed = Object.entries(texts).map(
    ([file, text]) =>
      text &&
      `<script type="application/json" data-file="http://localhost/set/mf-dashboard/1/${file}">${text}</script>`,
  );
  document.body.innerHTML = `<script type="application/json" id="flightdeck-page-state">${JSON.stringify(state)}</script>${printed.join('')}`;
  new Function(code)();
}

const withRoute = { inPage: localReads, route: 'flightdeck/v1/reads' };
/** Returns the path of a request for reads. */
const requestFor = (...paths: string[]) => `flightdeck/v1/reads?paths=${paths.join(',')}`;

test('hands over the reads that the page answers, and requests nothing', () => {
  run({ paths: localReads });
  expect(sentPaths).toEqual([]);
  expect(pageGlobals().firstReads).toMatchObject({ inPage: localReads, requests: [] });
});

test('hands over no answers in the page that the first screen does not read', () => {
  run({ paths: ['settings'] });
  expect(pageGlobals().firstReads?.inPage).toEqual(['settings']);
});

test('requests the other reads in two requests, the first read separately, and hands these over', async () => {
  run({ paths: [...localReads, ...remoteReads] });
  const [first = '', ...others] = remoteReads;
  expect(sentPaths).toEqual([requestFor(first), requestFor(...others)]);
  const { requests = [] } = pageGlobals().firstReads ?? {};
  expect(requests.map(({ paths }) => paths)).toEqual([[first], others]);
});

test('sends a single read in one request', () => {
  run({ paths: ['site'] });
  expect(sentPaths).toEqual([requestFor('site')]);
});

test('the requests have the nonce, and end when the page ends them', () => {
  run({ paths: ['site'] });
  const [, init] = jest.mocked(fetch).mock.lastCall ?? [];
  expect(init?.headers).toEqual({ 'X-WP-Nonce': 'nonce-1' });
  pageGlobals().firstReads?.abort.abort();
  expect(init?.signal?.aborted).toBe(true);
});

test('a failed request is no unhandled rejection', async () => {
  const onRejection = jest.fn();
  process.on('unhandledRejection', onRejection);
  jest.mocked(fetch).mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  run({ paths: ['site'] });
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', onRejection);
  expect(onRejection.mock.calls).toEqual([]);
});

test.each([null, { inPage: [], route: '' }])(
  'leaves all reads to the views without a route for several reads (`reads` of the page state: %j)',
  (reads) => {
    run({ paths: remoteReads, reads });
    expect(sentPaths).toEqual([]);
  },
);

test.each(cases.conditions)('starts a read only if its conditions hold: $name', ({ read, isMade, ...facts }) => {
  run({ paths: [{ ...read, path: 'site' }], ...facts });
  expect(sentPaths).toEqual(isMade ? [requestFor('site')] : []);
});

test.each([
  ['http://localhost/wp-json/', requestFor('site')],
  ['http://localhost/wp-json', requestFor('site')],
  ['http://localhost/wp-json/?lang=de', 'flightdeck/v1/reads?lang=de&paths=site'],
  ['http://localhost/index.php?rest_route=/', 'flightdeck/v1/reads&paths=site'],
  ['http://localhost/index.php?lang=de&rest_route=/', 'flightdeck/v1/reads&paths=site'],
])('sends requests below the REST root %s', (root, path) => {
  run({ paths: ['site'], root });
  expect(sentPaths).toEqual([path]);
});

/** Takes the content of a file, as the loader of texts does. */
const textsOf = (file: string): unknown => pageGlobals().scripts?.get(`http://localhost/set/mf-dashboard/1/${file}`);

test('takes texts that the page contains, and requests the others', async () => {
  const file = 'at-a-glance.de.json';
  run({ paths: [], texts: { [file]: '{"source":"mf-dashboard/at-a-glance"}' } });
  expect(sentPaths).toEqual([]);
  expect(await textsOf(file)).toEqual({ source: 'mf-dashboard/at-a-glance' });
  run({ paths: [], texts: { [file]: null } });
  expect(sentPaths).toEqual([expect.stringContaining(file)]);
});

test('starts all reads when the page contains texts that are not JSON', async () => {
  const file = 'at-a-glance.de.json';
  run({ paths: ['site'], texts: { [file]: '<html>' } });
  await expect(textsOf(file)).rejects.toThrow(SyntaxError);
  expect(sentPaths).toEqual([requestFor('site')]);
});
