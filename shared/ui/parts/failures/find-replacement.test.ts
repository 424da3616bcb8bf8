/** @jest-environment ./tools/jest/environment.cjs */
import { type FailureCode, type FailureDetails, failure } from '../../../contracts/areas/failure';
import { lacksFile } from './as-part-failure';
import { findReplacement } from './find-replacement';

const settings = { area: 'mf-settings', version: '1.0.0', part: 'mf-settings/security' } as const;
let liveRegistry: unknown;
const requested: string[] = [];

jest.mock('@flightdeck/shared/session', () => ({
  isSessionStarted: () => true,
  pageState: () => ({ registry: { url: 'http://localhost/set/', areas: { 'mf-settings': { version: '1.0.0' } } } }),
}));
beforeEach(() => {
  liveRegistry = { areas: { 'mf-settings': { version: '2.0.0' } } };
  requested.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    requested.push(String(address));
    if (liveRegistry instanceof Error) throw liveRegistry;
    return new Response(JSON.stringify(liveRegistry), { status: liveRegistry === null ? 404 : 200 });
  });
});
afterEach(() => jest.restoreAllMocks());

const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const failed = (code: FailureCode, details: FailureDetails & { cause?: unknown } = settings) =>
  failure(code, 'It failed.', details);

test.each([
  ['a file that failed to load starts a check', failed('area-script'), true],
  ['an incomplete entry file starts a check', failed('area-truncated'), true],
  [
    'a file that a view requested later starts a check',
    failed('area-mount', { part: settings.part, cause: chunkError }),
    true,
  ],
  [
    'a view that threw starts no check',
    failed('area-mount', { part: settings.part, cause: new TypeError('x') }),
    false,
  ],
  ['an incompatible area starts no check', failed('area-incompatible'), false],
])('%s for another live release', async (_what, input, isRequested) => {
  expect(lacksFile(input)).toBe(isRequested);
  expect((await findReplacement(input))?.code).toBe(isRequested ? 'area-replaced' : undefined);
  expect(requested).toEqual(isRequested ? ['http://localhost/set/registry.json'] : []);
});

test('the new failure names the release of the page and the live one', async () => {
  expect(await findReplacement(failed('area-script'))).toMatchObject({
    code: 'area-replaced',
    area: 'mf-settings',
    version: '1.0.0',
    present: '2.0.0',
  });
});

test.each([
  ['the same release is live', { areas: { 'mf-settings': { version: '1.0.0' } } }],
  [
    'the release of the page is staged',
    {
      areas: { 'mf-settings': { version: '2.0.0' } },
      staged: { 'mf-settings': { entry: { version: '1.0.0' } } },
    },
  ],
  ['the registry does not name the area', { areas: {} }],
  ['there is no registry', null],
  ['the registry is malformed', ['x']],
  ['the server does not respond', new TypeError('down')],
])('findReplacement() returns null when %s', async (_why, input) => {
  liveRegistry = input;
  expect(await findReplacement(failed('area-script'))).toBeNull();
});

test('findReplacement() returns null for a failure of the root, which is not an area', async () => {
  expect(await findReplacement(failed('area-script', { area: 'root-config' }))).toBeNull();
});
