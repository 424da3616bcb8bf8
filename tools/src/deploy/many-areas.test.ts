import { deploy } from './deploy';
import { registryIn, registryText } from './releases/registry-text';
import { builtRelease } from './stored/source';
import { Bucket } from './targets/bucket';
import { BucketStore } from './targets/bucket-store';
import { FolderStore } from './targets/folder-store';
import { Target } from './targets/target';
import { manyAreas, manyNames } from './testing/fake-areas';
import { command } from './testing/fake-set';
import { startedStore } from './testing/fake-store';

const { testStore, folders } = startedStore();

const names = manyNames(100);
// Nine simultaneous deploys (every twelfth area) are enough for conflicts, and need far fewer retries than twenty.
const deployed = names.filter((_, index) => index % (process.env.FLIGHTDECK_LONG ? 5 : 12) === 0);
const builtSet = manyAreas(folders, deployed, 0, '2.0.0');

/** Expects that each deploy is live and in the history. @param earlierItems number of items in each history before the deploys */
async function expectAllDeployed(target: Target, earlierItems: number): Promise<void> {
  const { areas, history = {} } = await target.read();
  expect(Object.keys(areas)).toHaveLength(100);
  for (const name of names)
    expect([name, areas[name]?.version]).toEqual([name, deployed.includes(name) ? '2.0.0' : '1.0.0']);
  // A deploy also adds the previously live release to the history, which the fake history lacks.
  for (const name of deployed) expect(history[name]).toHaveLength(earlierItems + 2);
}

test('simultaneous deploys from separate processes to a set of a hundred areas are all live, and none is missing from the history', async () => {
  const to = manyAreas(folders, names, 20);
  const results = await Promise.all(deployed.map((area) => command(`deploy ${area} --from ${builtSet} --to ${to}`)));
  expect(results.map(({ code, error }) => [code, error])).toEqual(deployed.map(() => [0, '']));
  await expectAllDeployed(new Target(new FolderStore(to)), 20);
});

test('simultaneous deploys to a bucket are all live', async () => {
  const to = testStore.newAddress();
  const set = manyAreas(folders, names, 20);
  const text = Buffer.from(registryText(registryIn(set)));
  await new Bucket(to).put('registry.json', text, { type: 'application/json', cache: 'no-cache' });
  await Promise.all(
    deployed.map((unit) =>
      deploy(new Target(new BucketStore(to)), builtRelease(builtSet, unit), {
        unit,
        isDryRun: false,
        print: () => {},
      }),
    ),
  );
  await expectAllDeployed(new Target(new BucketStore(to)), 20);
});

test('status and history show a hundred areas with twenty releases each', async () => {
  const to = manyAreas(folders, names, 20);
  const status = await command(`status --to ${to} --json`);
  const rows: { unit: string; version: string | null; problems: string[] }[] = JSON.parse(status.out);
  const live = rows.filter(({ version }) => version === '1.0.0');
  // The areas and the page.
  expect(live).toHaveLength(101);
  expect(live.flatMap(({ problems }) => problems)).toEqual([]);
  const history = await command(`history --to ${to} --json`);
  expect(JSON.parse(history.out)).toHaveLength(101 * 20);
  expect((await command(`status mf-team-a --to ${to}`)).out).toMatch(/^mf-team-a +1\.0\.0 +2026-/);
});
