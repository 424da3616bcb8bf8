/** @jest-environment ./tools/jest/environment.cjs */
import type { Failure } from '../../../contracts/areas/failure';
import type { LoadedPart, PartProps } from '../../../contracts/areas/part';
import { parcelConfig } from './parcel-config';

const props: PartProps = { domElement: document.createElement('div'), part: 'mf-settings/security' };
const quiet: LoadedPart = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} };
const hang = () => new Promise<never>(() => {});
const reject = async () => {
  throw new Error('It broke.');
};
const throwAtOnce = () => {
  throw new Error('It broke.');
};

let failures: Failure[];
beforeEach(() => {
  failures = [];
});
const config = (change: Partial<LoadedPart>) =>
  parcelConfig({ ...quiet, ...change }, 'mf-settings/security', (failure) => failures.push(failure), 20);

describe.each(['bootstrap', 'mount'] as const)('%s', (lifecycle) => {
  test.each([
    ['rejects', reject, 'It broke.'],
    ['throws', throwAtOnce, 'It broke.'],
    ['hangs', hang, 'No answer within 20 ms'],
  ])('a part that %s reports a failure, and does not break its application', async (_how, run, message) => {
    await config({ [lifecycle]: run })[lifecycle](props);
    expect(failures).toMatchObject([{ code: 'area-mount', part: 'mf-settings/security', message }]);
  });
});

test('an unmount that hangs does not delay its application', async () => {
  await expect(config({ unmount: hang }).unmount(props)).resolves.toBeUndefined();
});

test.each([
  ['rejects', reject],
  ['throws', throwAtOnce],
])('an unmount that %s is logged, and does not break its application', async (_how, unmount) => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  await expect(config({ unmount }).unmount(props)).resolves.toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve));
  expect(consoleError).toHaveBeenCalledWith('Flightdeck: mf-settings/security failed to unmount.', expect.any(Error));
  expect(failures).toEqual([]);
  consoleError.mockRestore();
});
