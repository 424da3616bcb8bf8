import type { AreaName } from '@flightdeck/shared/contracts/areas';
import { deploy, rollback } from '../deploy';
import { builtRelease } from '../stored/source';
import { killedAt, startedStore } from '../testing/fake-store';
import { BucketStore } from './bucket-store';
import { Target } from './target';

const { testStore, folders } = startedStore();

/** Number of rounds. A round takes several seconds, so larger values of `FLIGHTDECK_ROUNDS` are for other tests only. */
const rounds = Math.min(50, Number(process.env.FLIGHTDECK_ROUNDS ?? 3));
/** Approximate number of requests that a deploy of one area sends. */
const requestsPerDeploy = 18;

const areaNames = ['mf-settings', 'mf-dashboard', 'mf-licensing', 'mf-recommendations'] as const;
const built = (version: string) => folders.built(version, Object.fromEntries(areaNames.map((name) => [name, {}])));
const silent = { isDryRun: false, print: () => {} };

/** Reads the set and checks its files, again and again. @returns a function that stops this and returns the number of reads */
function readRepeatedly(to: string): () => Promise<number> {
  const target = new Target(new BucketStore(to));
  let isStopped = false;
  const reading = (async () => {
    let reads = 0;
    while (!isStopped) {
      const { areas, root } = await target.read();
      if (root) await target.checkFiles({ kind: 'page', root });
      for (const area of Object.values(areas)) if (area) await target.checkFiles({ kind: 'area', area });
      reads += 1;
    }
    return reads;
  })();
  // The returned function awaits the reads. Until then, a failure must not end the process.
  reading.catch(() => {});
  return () => {
    isStopped = true;
    return reading;
  };
}

if (testStore.hasProxy)
  test(
    'simultaneous deploys, a killed deploy and a rollback lose no change, and each served release is complete',
    async () => {
      const to = testStore.newAddress();
      const first = built('0.1.0');
      // Each writer has its own target, as each process has.
      const deployUnit = (set: string, unit: AreaName | 'root-config') =>
        deploy(new Target(new BucketStore(to)), builtRelease(set, unit), { unit, ...silent });
      for (const unit of ['root-config', ...areaNames] as const) await deployUnit(first, unit);

      const stopReading = readRepeatedly(to);
      let killed = 0;
      for (let round = 1; round <= rounds; round += 1) {
        const version = `${round}.0.0`;
        const set = built(version);
        await deployUnit(set, 'mf-licensing');
        // Kill the deploy at a different request in each round.
        const at = 1 + ((round * 7) % requestsPerDeploy);
        const [result] = await Promise.all([
          killedAt(testStore, at, `deploy mf-recommendations --from ${set} --to ${to}`),
          deployUnit(set, 'mf-settings'),
          deployUnit(set, 'mf-dashboard'),
          rollback(new Target(new BucketStore(to)), { unit: 'mf-licensing', ...silent }),
        ]);
        if (result.signal === 'SIGKILL') killed += 1;
        else expect(result).toMatchObject({ code: 0, error: '' });
        await deployUnit(set, 'mf-recommendations');
        const { areas, history = {} } = await new Target(new BucketStore(to)).read();
        const lastChanges = (name: AreaName, count: number) =>
          history[name]?.slice(-count).map(({ what, version: past }) => `${what} ${past}`);
        expect({
          round,
          live: areaNames.map((name) => areas[name]?.version),
          settings: lastChanges('mf-settings', 2),
          licensing: lastChanges('mf-licensing', 2),
          recommendations: lastChanges('mf-recommendations', 2),
        }).toEqual({
          round,
          live: [version, version, '0.1.0', version],
          settings: [`deploy ${round === 1 ? '0.1.0' : `${round - 1}.0.0`}`, `deploy ${version}`],
          licensing: [`deploy ${version}`, 'rollback 0.1.0'],
          recommendations: [`deploy ${round === 1 ? '0.1.0' : `${round - 1}.0.0`}`, `deploy ${version}`],
        });
      }
      expect(await stopReading()).toBeGreaterThan(rounds);
      expect(killed).toBeGreaterThanOrEqual(Math.floor(rounds / 2));
    },
    rounds * 60_000,
  );
