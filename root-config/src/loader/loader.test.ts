/** @jest-environment ./tools/jest/environment.cjs */
import type { PartName } from '@flightdeck/shared/contracts/area-manifest';
import { fakeEntry as entry, exporting, FakeArea, quietPart as part } from '../testing/fake-area';

const glance: PartName = 'mf-dashboard/at-a-glance';
let area: FakeArea;

beforeEach(() => {
  area = new FakeArea();
});
afterEach(() => jest.restoreAllMocks());

const failureOf = async (name: PartName, loader = area.loader()) => {
  const answered = await loader.load(name);
  return answered.state === 'failed' ? answered.failure : null;
};

test('a part is ready after one request each for its entry and chunks, in parallel', async () => {
  const loader = area.loader();
  const [first, second] = await Promise.all([loader.load(glance), loader.load(glance)]);
  expect(first).toEqual({ state: 'ready', part });
  expect(second).toBe(first);
  expect(area.requests).toEqual(['remote.js', 'at-a-glance.js']);
  expect(loader.reports()).toEqual([
    expect.objectContaining({ area: 'mf-dashboard', state: 'ready', version: '1.0.0-aa' }),
  ]);
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

test('an area that needs another version is refused by name, before any request for its files', async () => {
  area.scope = { react: { '18.3.1': {} } };
  expect(await failureOf(glance)).toMatchObject({
    code: 'area-incompatible',
    phase: 'compatibility',
    wanted: 'react ^19.0.0',
    present: 'react 18.3.1',
  });
  expect(area.requests).toEqual([]);
});

test.each([
  ['is newer than the page', 'bus:licence.activated', '^1.1.0', 'bus:licence.activated 1.0.0'],
  ['is missing', 'schema:weather', '^1.0.0', 'no schema:weather'],
])('an area is refused when its agreement %s, and starts with agreements that the page has', async (...row) => {
  const [, name, range, present] = row;
  const needs = { react: '^19.0.0', 'bus:connection': '^1.0.0' };
  const load = (more: Record<string, string>) =>
    area
      .loader(
        { 'mf-dashboard': { ...entry, manifest: { ...entry.manifest, needs: { ...needs, ...more } } } },
        { 'bus:connection': '1.2.0', 'bus:licence.activated': '1.0.0' },
      )
      .load(glance);
  expect(await load({ [name]: range })).toMatchObject({
    failure: { code: 'area-incompatible', wanted: `${name} ${range}`, present },
  });
  expect(area.requests).toEqual([]);
  expect(await load({})).toEqual({ state: 'ready', part });
});

test.each(['remote.js', 'at-a-glance.js'])(
  'a missing file (%s) is requested three times, and again after a retry',
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

test('a file that hangs fails after the time limit, and is not requested again before a retry', async () => {
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
])('a container that %s, and a retry that runs its files again', async (_what, broken) => {
  const loader = area.loader();
  const good = area.container;
  area.container = broken;
  expect(await failureOf(glance, loader)).toMatchObject({ code: 'area-start', phase: 'start' });
  area.container = good;
  expect(await loader.load(glance)).toEqual({ state: 'ready', part });
});

test.each([
  ['no default', {}],
  ['a value that is not a part', { default: { 'at-a-glance': 'text' } }],
  ['other parts', { default: { other: async () => part } }],
  ['a part that cannot be mounted', { default: { 'at-a-glance': async () => ({}) } }],
])('fails with area-export for an area that exports %s', async (_what, module) => {
  area.container = exporting(module);
  expect(await failureOf(glance)).toMatchObject({ code: 'area-export', phase: 'start' });
});

test('an area gets only fitting libraries: stateless entries of an older page are left out', async () => {
  area.scope = {
    react: { '19.3.1': {} },
    '@flightdeck/shared/bus': { '1.2.0': {} },
    '@flightdeck/shared/ui/card': { '1.0.0': {} },
    '@flightdeck/shared/ui/icon': { '1.2.0': {} },
    '@flightdeck/shared/ui/chip': { '1.2.0': {} },
  };
  const init = jest.fn();
  area.container = { init, get: async () => () => ({ default: { 'at-a-glance': async () => part } }) };
  const needs = {
    '@flightdeck/shared/bus': '^1.0.0',
    '@flightdeck/shared/ui/card': '^1.1.0',
    '@flightdeck/shared/ui/icon': '^1.1.0',
  };
  const answer = await area
    .loader({ 'mf-dashboard': { ...entry, manifest: { ...entry.manifest, needs } } })
    .load(glance);
  expect(answer.state).toBe('ready');
  expect(init).toHaveBeenCalledWith({
    react: { '19.3.1': {} },
    '@flightdeck/shared/bus': { '1.2.0': {} },
    '@flightdeck/shared/ui/icon': { '1.2.0': {} },
  });
});
