import { installAndReload } from './install-and-reload';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Starts an installation, and logs its steps with their time in ms. `finished` resolves after the last step. */
function startInstallation(failure: string | null, reload: () => Promise<unknown> = async () => {}) {
  const startedAt = Date.now();
  const log: (readonly [step: string, time: number])[] = [];
  const addStep = (step: string) => log.push([step, Date.now() - startedAt]);
  const finished = installAndReload({
    install: async () => {
      addStep('installed');
      return failure;
    },
    reload: () => {
      addStep('reloaded');
      return reload();
    },
  }).then((result) => addStep(`ended: ${result}`));
  return { log, finished };
}

test('DASH-110 DASH-111 waits for 2500 ms after the installation, then reloads the plugin list', async () => {
  const { log, finished } = startInstallation(null);
  await jest.advanceTimersByTimeAsync(2499);
  expect(log).toEqual([['installed', 0]]);
  await jest.advanceTimersByTimeAsync(1);
  await finished;
  expect(log).toEqual([
    ['installed', 0],
    ['reloaded', 2500],
    ['ended: null', 2500],
  ]);
});

test('reloads the plugin list immediately after a failure', async () => {
  const { log, finished } = startInstallation('No.');
  await finished;
  expect(log.map(([step]) => step)).toEqual(['installed', 'reloaded', 'ended: No.']);
});

test("returns the failure when the plugin list can't be reloaded", async () => {
  const { log, finished } = startInstallation('No.', () => Promise.reject(new Error('Down.')));
  await finished;
  expect(log.at(-1)?.[0]).toBe('ended: No.');
});
