import type { PartName } from '@flightdeck/shared/contracts/areas';
import { failure } from '@flightdeck/shared/contracts/page';
import { definePart, FailedPart } from '@flightdeck/shared/parts';
import { mountPart } from '@flightdeck/shared/testing/parts';
import { origin } from '@flightdeck/shared/testing/server';
import { screen } from '@testing-library/react';
import nock from 'nock';
import type { LoadableEntry } from '../loader/loader';
import { exporting, FakeArea, fakeEntry } from './fake-area';
import { thrownBy } from './provoke-rest';

const glance: PartName = 'mf-dashboard/at-a-glance';

/** Returns a function that loads a part of a broken area, and returns the failure. */
const failingLoad =
  (breakArea: (area: FakeArea) => void, name: PartName = glance, entry: LoadableEntry = fakeEntry) =>
  async (): Promise<unknown> => {
    const area = new FakeArea();
    breakArea(area);
    const result = await area.loader({ 'mf-dashboard': entry }).load(name);
    jest.restoreAllMocks();
    return result.state === 'failed' ? result.failure : null;
  };

function ThrowingView(): never {
  throw new Error('It broke.');
}

/**
 * Shows the failure of an area at 1.0.0 while 2.0.0 is live.
 * @returns the code and the text that the panel shows after it has requested the live registry
 */
async function showReplacedArea(): Promise<unknown> {
  nock(origin)
    .get('/set/registry.json')
    .reply(200, { areas: { 'mf-settings': { version: '2.0.0' } } });
  const loadFailure = failure('area-script', 'Lost.', {
    area: 'mf-settings',
    version: '1.0.0',
    part: 'mf-settings/security',
  });
  await mountPart(
    definePart(() => <FailedPart failure={loadFailure} label="Security" onRetry={() => {}} />),
    {
      name: 'mf-settings/security',
      pageState: (sample) => {
        sample.registry.url = `${origin}/set/`;
        const { origin: _none, ...entry } = fakeEntry;
        sample.registry.areas = { 'mf-settings': { ...entry, version: '1.0.0', files: {} } };
      },
    },
  );
  const { textContent } = await screen.findByText(/· area-replaced$/);
  return { code: textContent?.split(' ').at(-1), message: screen.getAllByRole('definition')[0]?.textContent };
}

/** Provokes failures of the loader and of parts. */
export const loaderProvocations = {
  'area-unknown': failingLoad(() => {}, 'mf-settings/security'),
  'part-unknown': failingLoad(() => {}, 'mf-dashboard/weather'),
  'area-incompatible': failingLoad((area) => {
    area.scope = { ...area.scope, react: { '18.3.1': {} } };
  }),
  'area-ranges': failingLoad(() => {}, glance, {
    ...fakeEntry,
    manifest: { ...fakeEntry.manifest, needs: {} },
  }),
  'area-script': failingLoad((area) => {
    area.network = { 'remote.js': 'fails' };
  }),
  'area-timeout': failingLoad((area) => {
    area.network = { 'remote.js': 'hangs' };
  }),
  'area-truncated': failingLoad((area) => {
    area.container = undefined;
  }),
  'area-start': failingLoad((area) => {
    area.container = {
      init: () => {
        throw new Error('It broke.');
      },
      get: async () => () => ({}),
    };
  }),
  'area-export': failingLoad((area) => {
    area.container = exporting({});
  }),
  'area-mount': async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    const thrown = await thrownBy(mountPart(definePart(ThrowingView), { name: glance }));
    consoleError.mockRestore();
    return thrown;
  },
  'area-replaced': showReplacedArea,
};
