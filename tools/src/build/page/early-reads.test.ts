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
  readonly reads?: { readonly inPage: readonly string[]; readonly route: string };
  readonly root?: string;
}

let code: string;
/** Requested paths below the REST root, without their cache-busters. */
let sentPaths: string[];
/** Answers by path. Other requests get no answer. */
let answers: Record<string, () => Response | Promise<Response>>;

beforeAll(async () => {
  ({ code } = await earlyScript());
});

beforeEach(() => {
  sentPaths = [];
  answers = {};
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const path = decodeURIComponent(String(url).replace(/^.*?(wp-json|rest_route=)\//, '')).replace(
      /[?&]_cacheBuster=\d+$/,
      '',
    );
    sentPaths.push(path);
    const answer = answers[path.replace(/^jetpack\/v4\//, '')];
    if (answer) return Promise.resolve(answer());
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  });
});

afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

/** Runs the inline script on the dashboard. @returns a function that takes the answer to a read, as the REST client does */
function run({ paths, texts = {}, reads, root = 'http://localhost/wp-json/', ...facts }: PageInput) {
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
    ...(reads && { reads }),
  };
  const printed = Object.entries(texts).map(
    ([file, text]) =>
      text &&
      `<script type="application/json" data-file="http://localhost/set/mf-dashboard/1/${file}">${text}</script>`,
  );
  document.body.innerHTML = `<script type="application/json" id="flightdeck-page-state">${JSON.stringify(state)}</script>${printed.join('')}`;
  new Function(code)();
  return async (id: string): Promise<Response> => {
    const found = await storedAnswer(id);
    if (found instanceof Response) return found;
    const { text, status } = Object(found);
    return new Response(text || null, { status });
  };
}

/** Returns the answer that the script has stored for a read, or its promise. */
const storedAnswer = (id: string): unknown => pageGlobals().earlyReads?.get(id);

const answerLine = (path: string, status: number, body: unknown = null) =>
  `${JSON.stringify({ path, status, body })}\n`;

/** Adds the block of answers to the page. */
function printAnswers(...lines: string[]): Promise<void> {
  const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'flightdeck-answers' });
  block.textContent = lines.join('');
  document.body.append(block);
  return settle();
}

/** Lets pending promises settle without advancing the clock. */
const settle = () => jest.advanceTimersByTimeAsync(0).then(() => {});

/** Returns the path of one request for several reads. */
const combinedPath = (...paths: string[]) => `flightdeck/v1/reads?paths=${paths.join(',')}`;
const singlePath = (path: string) => `jetpack/v4/${path}`;
/** The page prints the answers to the local reads, and has a route for several reads. */
const readsOptions = { inPage: localReads, route: 'flightdeck/v1/reads' };

test('takes answers from the page, with status and body, and sends no request', async () => {
  const take = run({ paths: localReads, reads: readsOptions });
  await printAnswers(
    answerLine('settings', 200, { protect: true }),
    answerLine('plugins', 403, { code: 'rest_forbidden' }),
  );
  const [settings, plugins] = [await take('settings'), await take('plugins')];
  expect([settings.status, await settings.json()]).toEqual([200, { protect: true }]);
  expect([plugins.status, await plugins.json()]).toEqual([403, { code: 'rest_forbidden' }]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sentPaths).toEqual([]);
});

test('stores an answer from the page in place of its promise, for the first draw', async () => {
  run({ paths: localReads, reads: readsOptions });
  expect(storedAnswer('settings')).toBeInstanceOf(Promise);
  await printAnswers(answerLine('settings', 200, { protect: true }));
  expect(storedAnswer('settings')).toEqual({ status: 200, text: '{"protect":true}' });
});

test('keeps an empty body from the page empty', async () => {
  const take = run({ paths: localReads, reads: readsOptions });
  await printAnswers(answerLine('settings', 200));
  expect(await (await take('settings')).text()).toBe('');
});

test('takes an answer as soon as its line is complete', async () => {
  const take = run({ paths: localReads, reads: readsOptions });
  const pluginsLine = answerLine('plugins', 200, { a: 1 });
  await printAnswers(answerLine('settings', 200, {}), pluginsLine.slice(0, 20));
  expect((await take('settings')).status).toBe(200);
  document.querySelector('#flightdeck-answers')?.append(pluginsLine.slice(20));
  await settle();
  expect(await (await take('plugins')).json()).toEqual({ a: 1 });
  expect(sentPaths).toEqual([]);
});

test.each([
  ['status 0', answerLine('settings', 0)],
  ['the invalid status 99', answerLine('settings', 99, {})],
])('sends a separate request for a read whose line has %s, and for no other', async (_what, settings) => {
  run({ paths: localReads, reads: readsOptions });
  await printAnswers(settings, answerLine('plugins', 200, {}));
  document.dispatchEvent(new Event('readystatechange'));
  expect(sentPaths).toEqual([singlePath('settings')]);
});

test.each([
  ['the document ends', () => Promise.resolve(document.dispatchEvent(new Event('readystatechange')))],
  ['10 seconds have passed', () => jest.advanceTimersByTimeAsync(10_000)],
])('sends separate requests for reads that have no answer when %s', async (_when, waitForIt) => {
  const take = run({ paths: localReads, reads: readsOptions });
  await settle();
  expect(sentPaths).toEqual([]);
  answers = { settings: () => Response.json({ protect: true }) };
  await waitForIt();
  expect(sentPaths).toEqual(localReads.map(singlePath));
  expect(await (await take('settings')).json()).toEqual({ protect: true });
});

test('ignores other lines in the block of answers', async () => {
  const take = run({ paths: localReads, reads: readsOptions });
  await printAnswers('Warning: something\n', answerLine('settings', 200, {}), answerLine('plugins', 200, {}));
  expect([(await take('settings')).status, (await take('plugins')).status]).toEqual([200, 200]);
  expect(sentPaths).toEqual([]);
});

test('sends the reads that the page does not answer in two requests: the first separately, and the rest together', async () => {
  run({ paths: [...localReads, ...remoteReads], reads: readsOptions });
  expect(sentPaths).toEqual([singlePath('rewind'), combinedPath(...remoteReads.slice(1))]);
});

test('sends separate requests for two reads', async () => {
  run({ paths: remoteReads.slice(0, 2), reads: readsOptions });
  expect(sentPaths).toEqual(remoteReads.slice(0, 2).map(singlePath));
});

test.each([undefined, { inPage: [], route: '' }])(
  'without a route for several reads, sends each read separately, four at once (`reads` of the page state: %j)',
  (reads) => {
    run({ paths: remoteReads, ...(reads && { reads }) });
    expect(sentPaths).toEqual(remoteReads.slice(0, 4).map(singlePath));
  },
);

/** A page that prints no answers, and has a route for several reads. */
const sixReads = { paths: remoteReads, reads: { inPage: [], route: 'flightdeck/v1/reads' } };
const requestForFive = combinedPath(...remoteReads.slice(1));
const ndjson = (text: string | ReadableStream) => () => new Response(text);
const lines = (status: number, paths: readonly string[]) => paths.map((path) => answerLine(path, status)).join('');
const interruptedLines = answerLine('scan', 200) + answerLine('site/features', 200).slice(0, 9);
/** Returns a body that stays open after a text. */
const openBody = (text: string) =>
  new Blob([text]).stream().pipeThrough(new TransformStream({ flush: () => new Promise(() => {}) }));

test('passes on an answer while its request is still open', async () => {
  let sendMore: (text: string) => void = () => {};
  const body = new ReadableStream({
    start(controller) {
      sendMore = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  answers = { [requestForFive]: ndjson(body) };
  const take = run(sixReads);
  sendMore(answerLine('scan', 200, { state: 'idle' }));
  jest.useRealTimers();
  expect(await (await take('scan')).json()).toEqual({ state: 'idle' });
  sendMore(answerLine('site/purchases', 200, []));
  expect(await (await take('site/purchases')).json()).toEqual([]);
  expect(sentPaths.filter((path) => !path.startsWith('flightdeck'))).toEqual([singlePath('rewind')]);
});

test.each<[string, () => Response | Promise<Response>, string[]]>([
  ['gets status 404', () => new Response('{}', { status: 404 }), remoteReads.slice(1, 4)],
  ['is refused', () => Response.json({ code: 'rest_cookie_invalid_nonce' }, { status: 403 }), remoteReads.slice(1, 4)],
  ['fails in the network', () => Promise.reject(new TypeError('Failed to fetch')), remoteReads.slice(1, 4)],
  ['gets an HTML page', ndjson('<!doctype html>\n<p>Log in</p>\n'), remoteReads.slice(1, 4)],
  ['is interrupted', ndjson(interruptedLines), remoteReads.slice(2, 5)],
  ['gets no answer to one read', ndjson(lines(200, remoteReads.slice(2)) + answerLine('scan', 0)), ['scan']],
  ['stays open after its last line', ndjson(openBody(lines(0, remoteReads.slice(1)))), remoteReads.slice(1, 4)],
])(
  'sends separate requests for unanswered reads when the request for several reads %s',
  async (_what, answer, calls) => {
    answers = { [requestForFive]: answer };
    run(sixReads);
    jest.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 50));
    // The separate read is still pending, so only three of the four parallel requests are free.
    expect(sentPaths.slice(2)).toEqual(calls.map(singlePath));
  },
);

test('gives up on a request for several reads after 10 s, and sends separate requests', async () => {
  run(sixReads);
  await jest.advanceTimersByTimeAsync(9_900);
  expect(sentPaths).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(200);
  // At most four at once, and the separate read is still pending.
  expect(sentPaths.slice(2)).toEqual(remoteReads.slice(1, 4).map(singlePath));
});

test.each(cases.conditions)('starts a read only if its conditions hold: $name', ({ read, isMade, ...facts }) => {
  run({ paths: [{ ...read, path: 'site' }], ...facts });
  expect(sentPaths).toEqual(isMade ? [singlePath('site')] : []);
});

test('adds parameters to a REST root with a query', () => {
  run({ paths: ['module/stats/data?range=day'], root: 'http://localhost/index.php?rest_route=/' });
  expect(sentPaths).toEqual([singlePath('module/stats/data&range=day')]);
});

test.each([
  ['http://localhost/wp-json/?lang=de', singlePath('module/stats/data?lang=de&range=day')],
  ['http://localhost/wp-json', singlePath('module/stats/data?range=day')],
  ['http://localhost/index.php?lang=de&rest_route=/', singlePath('module/stats/data&range=day')],
])('sends reads below the REST root %s', (root, path) => {
  run({ paths: ['module/stats/data?range=day'], root });
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
  run({ paths: ['settings'], texts: { [file]: '<html>' } });
  await expect(textsOf(file)).rejects.toThrow(SyntaxError);
  expect(sentPaths).toEqual([singlePath('settings')]);
});
