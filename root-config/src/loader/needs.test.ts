/** @jest-environment ./tools/jest/environment.cjs */
import type { PartName } from '@flightdeck/shared/contracts/areas';
import { fakeEntry as entry, FakeArea, quietPart as part } from '../testing/fake-area';

const glance: PartName = 'mf-dashboard/at-a-glance';
let area: FakeArea;

beforeEach(() => {
  area = new FakeArea();
});
afterEach(() => jest.restoreAllMocks());

const failureOf = async (loader = area.loader()) => {
  const answer = await loader.load(glance);
  return answer.state === 'failed' ? answer.failure : null;
};

/** Loads a part of the dashboard area with these needs. @returns the failure; null if the part is ready */
const failureWithNeeds = (needs: Readonly<Record<string, string>>) =>
  failureOf(area.loader({ 'mf-dashboard': { ...entry, manifest: { ...entry.manifest, needs } } }));

test.each([
  ['a newer version of shared', { shared: '^1.4.0' }, 'shared ^1.4.0', 'shared 1.3.0'],
  ['an older version of React', { react: '^18.3.0' }, 'react ^18.3.0', 'react 19.3.1'],
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
  expect(await failureOf()).toMatchObject({
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

test('an area built with an older minor version of shared gets all libraries of the page', async () => {
  const init = jest.fn();
  area.container = { init, get: async () => () => ({ default: { 'at-a-glance': async () => part } }) };
  expect(await failureWithNeeds({ ...entry.manifest.needs, shared: '^1.0.0' })).toBeNull();
  expect(init).toHaveBeenCalledWith(area.scope);
});
