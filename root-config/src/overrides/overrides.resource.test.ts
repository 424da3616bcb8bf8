import type { RegistryEntry } from '@flightdeck/shared/contracts/releases';
import { readState, writeState } from '@flightdeck/shared/session';
import { applyOverrides } from './overrides.resource';
import { releaseAt } from './release-at';

jest.mock('./release-at');

const origin = 'https://next.example';
const entry: RegistryEntry = {
  base: 'mf-settings/0.1.0-aa/',
  version: '0.1.0-aa',
  files: {},
  entry: 'remote.js',
  container: 'flightdeck_mf_settings',
  manifest: { name: 'mf-settings', parts: {}, widgets: [], needs: {} },
  chunks: {},
};
const foreign = { ...entry, version: '0.2.0-bb', origin: `${origin}/mf-settings/0.2.0-bb/` };
const page = {
  registry: { url: 'https://site.example/set/', areas: { 'mf-dashboard': entry, 'mf-settings': entry } },
  overrides: { origins: [origin] },
};
const storageWith = (text: string | null) => ({
  length: 1,
  key: () => 'mf-settings',
  getItem: (key: string) => (key === 'mf-settings' ? text : null),
  setItem: () => {},
  removeItem: () => {},
});
const storageWithOverride = storageWith(JSON.stringify({ origin, since: 1000 }));
const mockedReleaseAt = jest.mocked(releaseAt);

beforeEach(() => {
  mockedReleaseAt.mockReset().mockResolvedValue(foreign);
  writeState('permissions', { ...readState('permissions'), manage_options: true });
});

test("uses the release of the origin for the overridden area, and the site's releases for the others", async () => {
  const { areas, active } = await applyOverrides(page, storageWithOverride, 2000);
  expect(areas).toEqual({ 'mf-dashboard': entry, 'mf-settings': foreign });
  expect(active).toMatchObject([{ area: 'mf-settings', origin, isFound: true }]);
});

test("uses the site's release and logs an error when the origin lacks the area", async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  mockedReleaseAt.mockRejectedValue(new Error('404'));
  const { areas, active } = await applyOverrides(page, storageWithOverride, 2000);
  expect(areas).toEqual(page.registry.areas);
  expect(active).toMatchObject([{ area: 'mf-settings', isFound: false }]);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test.each([
  ['no override is stored', storageWith(null), true],
  ['the user lacks manage_options', storageWithOverride, false],
])('requests nothing when %s', async (_what, storage, manage_options) => {
  writeState('permissions', { ...readState('permissions'), manage_options });
  expect(await applyOverrides(page, storage, 2000)).toEqual({ areas: page.registry.areas, active: [] });
  expect(mockedReleaseAt).not.toHaveBeenCalled();
});
