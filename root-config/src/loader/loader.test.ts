/** @jest-environment ./tools/jest/environment.cjs */
import type { PartName } from '@flightdeck/shared/contracts/areas';
import { fakeEntry as entry, exporting, FakeArea, quietPart as part } from '../testing/fake-area';

const glance: PartName = 'mf-dashboard/at-a-glance';
let area: FakeArea;

beforeEach(() => {
  area = new FakeArea();
});
afterEach(() => jest.restoreAllMocks());

const failureOf = async (name: PartName, loader = area.loader()) => {
  const answer = await loader.load(name);
  return answer.state === 'failed' ? answer.failure : null;
};

test('simultaneous loads of a part share one request for each of its files', async () => {
  const loader = area.loader();
  const [first, second] = await Promise.all([loader.load(glance), loader.load(glance)]);
  expect(first).toEqual({ state: 'ready', part });
  expect(second).toBe(first);
  expect(area.requests).toEqual(['remote.js', 'at-a-glance.js']);
  expect(loader.reports()).toEqual([
    expect.objectContaining({ area: 'mf-dashboard', state: 'ready', version: '1.0.0-aa' }),
  ]);
});

test('fails with area-start for every part of an area that throws at start, even if the file of a part arrives later', async () => {
  let runs = 0;
  // webpack runs a module once, and then returns the exports that exist.
  const moduleOf = () => {
    runs += 1;
    if (runs === 1) throw new Error('broken');
    return {};
  };
  area.container = { init: async () => {}, get: async () => moduleOf };
  area.network = { 'slow.js': 'hangs' };
  const { manifest, files, chunks } = entry;
  const loader = area.loader({
    'mf-dashboard': {
      ...entry,
      files: { ...files, 'slow.js': 'sha384-s' },
      manifest: { ...manifest, parts: { ...manifest.parts, 'my-plan': { kind: 'screen', reads: [], shows: [] } } },
      chunks: { ...chunks, 'my-plan': ['slow.js'] },
    },
  });
  const slow = failureOf('mf-dashboard/my-plan', loader);
  expect(await failureOf(glance, loader)).toMatchObject({ code: 'area-start' });
  const nodes = jest.mocked(document.head.append).mock.calls.flat();
  const script = nodes.find((node) => node instanceof HTMLScriptElement && node.src.endsWith('/slow.js'));
  if (script instanceof HTMLScriptElement) script.dispatchEvent(new Event('load'));
  expect(await slow).toMatchObject({ code: 'area-start' });
});

test('reports the slowest load of an area', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const partAfter = (ms: number) => async () => {
    now += ms;
    return part;
  };
  area.container = exporting({ default: { 'at-a-glance': partAfter(400), 'my-plan': partAfter(5) } });
  const loader = area.loader();
  for (const name of [glance, 'mf-dashboard/my-plan'] as const) await loader.load(name);
  expect(loader.reports()).toMatchObject([{ area: 'mf-dashboard', milliseconds: 400 }]);
});

test.each<[string, PartName, () => void, object, readonly string[]]>([
  ['area-unknown', 'mf-settings/security', () => {}, { phase: 'manifest', area: 'mf-settings' }, []],
  ['part-unknown', 'mf-dashboard/weather', () => {}, { phase: 'manifest', version: '1.0.0-aa' }, []],
  [
    'area-timeout',
    glance,
    () => {
      area.network['remote.js'] = 'hangs';
    },
    { phase: 'script' },
    ['remote.js', 'at-a-glance.js'],
  ],
  [
    'area-truncated',
    glance,
    () => {
      area.container = undefined;
    },
    { phase: 'script' },
    ['remote.js', 'at-a-glance.js'],
  ],
])('fails with %s for %s, after one request at most', async (code, name, prepare, details, requests) => {
  prepare();
  expect(await failureOf(name)).toMatchObject({ code, ...details });
  expect(area.requests).toEqual(requests);
});

test.each(['remote.js', 'at-a-glance.js'])(
  'requests a missing file (%s) three times, and again when the user retries',
  async (file) => {
    const loader = area.loader();
    area.network[file] = 'fails';
    expect(await failureOf(glance, loader)).toMatchObject({
      code: 'area-script',
      phase: 'script',
      url: `http://localhost/set/mf-dashboard/1.0.0-aa/${file}`,
    });
    area.network = {};
    expect(await loader.load(glance)).toEqual({ state: 'ready', part });
    expect(area.requests.filter((request) => request === file)).toHaveLength(4);
  },
);

test.each([
  [
    'throws while it starts',
    {
      init: () => {
        throw new Error('broken');
      },
      get: async () => () => ({}),
    },
  ],
  [
    'throws while its module is evaluated',
    {
      init: () => {},
      get: async () => () => {
        throw new Error('broken');
      },
    },
  ],
  ['never answers', { init: () => new Promise(() => {}), get: async () => () => ({}) }],
])(
  'fails with area-start for a container that %s, and a retry runs its files again',
  async (_what, brokenContainer) => {
    const loader = area.loader();
    const workingContainer = area.container;
    area.container = brokenContainer;
    expect(await failureOf(glance, loader)).toMatchObject({ code: 'area-start', phase: 'start' });
    area.container = workingContainer;
    expect(await loader.load(glance)).toEqual({ state: 'ready', part });
  },
);

test.each([
  ['no default export', {}],
  ['a value that is not a part', { default: { 'at-a-glance': 'text' } }],
  ['other parts', { default: { other: async () => part } }],
  ['a part that cannot be mounted', { default: { 'at-a-glance': async () => ({}) } }],
])('fails with area-export for an area that exports %s', async (_what, module) => {
  area.container = exporting(module);
  expect(await failureOf(glance)).toMatchObject({ code: 'area-export', phase: 'start' });
});
