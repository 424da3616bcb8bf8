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

test('fails with area-unknown for an area that the registry does not name', async () => {
  expect(await failureOf('mf-settings/security')).toMatchObject({
    code: 'area-unknown',
    phase: 'manifest',
    area: 'mf-settings',
  });
});

test('fails with part-unknown for a part that the area does not have', async () => {
  expect(await failureOf('mf-dashboard/weather')).toMatchObject({
    code: 'part-unknown',
    phase: 'manifest',
    version: '1.0.0-aa',
  });
  expect(area.requests).toEqual([]);
});

test('refuses an area that needs another version before any request for its files, and names both versions', async () => {
  area.scope = { ...area.scope, react: { '18.3.1': {} } };
  expect(await failureOf(glance)).toMatchObject({
    code: 'area-incompatible',
    phase: 'compatibility',
    needed: 'react ^19.0.0',
    present: 'react 18.3.1',
  });
  expect(area.requests).toEqual([]);
});

/** Loads a part of the dashboard area with these needs. @returns the failure; null if the part is ready */
const failureWithNeeds = (needs: Readonly<Record<string, string>>) =>
  failureOf(glance, area.loader({ 'mf-dashboard': { ...entry, manifest: { ...entry.manifest, needs } } }));

test.each([
  ['a newer version of shared', { shared: '^1.4.0' }, 'shared ^1.4.0', 'shared 1.3.0'],
  ['a library that no page has', { 'left-pad': '^1.0.0' }, 'left-pad ^1.0.0', 'no left-pad'],
  [
    'a library named like a property of every object',
    { constructor: '^1.0.0' },
    'constructor ^1.0.0',
    'no constructor',
  ],
  [
    'two libraries in versions that the page lacks',
    { shared: '^2.0.0', 'single-spa': '^7.0.0' },
    'shared ^2.0.0, single-spa ^7.0.0',
    'shared 1.3.0, single-spa 6.0.3',
  ],
])(
  'an area that needs %s is refused with an error that names every missing version',
  async (_what, changedNeeds, needed, present) => {
    expect(await failureWithNeeds({ ...entry.manifest.needs, ...changedNeeds })).toMatchObject({
      code: 'area-incompatible',
      phase: 'compatibility',
      needed,
      present,
    });
    expect(area.requests).toEqual([]);
  },
);

test('a page without shared refuses an area that needs it, and names the range', async () => {
  const { '@flightdeck/shared/session': _session, ...scope } = area.scope;
  area.scope = scope;
  expect(await failureOf(glance)).toMatchObject({
    code: 'area-incompatible',
    needed: 'shared ^1.2.0',
    present: 'no shared',
  });
});

test.each([
  ['no ranges', {}, 'shared, react, react-dom, single-spa'],
  ['ranges for some of the libraries', { shared: '^1.2.0', react: '^19.0.0' }, 'react-dom, single-spa'],
  ['a word in place of a range', { ...entry.manifest.needs, shared: 'latest' }, 'shared'],
  ['a range of another form', { ...entry.manifest.needs, react: '>=19' }, 'react'],
  ['no valid range for a library that no page has', { ...entry.manifest.needs, 'left-pad': '' }, 'left-pad'],
])('an area that states %s is refused with the names of the libraries', async (_what, needs, needed) => {
  expect(await failureWithNeeds(needs)).toMatchObject({ code: 'area-ranges', phase: 'compatibility', needed });
  expect(area.requests).toEqual([]);
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

test('fails with area-timeout for a file that hangs, and requests it only once', async () => {
  area.network['remote.js'] = 'hangs';
  expect(await failureOf(glance)).toMatchObject({ code: 'area-timeout', phase: 'script' });
  expect(area.requests.filter((request) => request === 'remote.js')).toHaveLength(1);
});

test('fails with area-truncated for an entry that defines nothing', async () => {
  area.container = undefined;
  expect(await failureOf(glance)).toMatchObject({ code: 'area-truncated', phase: 'script' });
});

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

test('an area built with an older minor version of shared gets all libraries of the page', async () => {
  const init = jest.fn();
  area.container = { init, get: async () => () => ({ default: { 'at-a-glance': async () => part } }) };
  expect(await failureWithNeeds({ ...entry.manifest.needs, shared: '^1.0.0' })).toBeNull();
  expect(init).toHaveBeenCalledWith(area.scope);
});
