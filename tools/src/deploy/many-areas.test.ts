import { deploy } from './deploy';
import { registryText } from './releases/registry-text';
import { builtRelease } from './stored/source';
import { BucketTarget } from './targets/bucket-target';
import { FolderTarget } from './targets/folder-target';
import { S3Store } from './targets/s3-store';
import { manyAreas, manyNames } from './testing/fake-areas';
import { command } from './testing/fake-set';
import { startedStore } from './testing/fake-store';

const { testStore, folders } = startedStore();

const names = manyNames(100);
// Every twelfth area (nine deploys) is enough for conflicts between deploys, and needs far fewer retries than twenty.
const deployed = names.filter((_, index) => index % (process.env.FLIGHTDECK_LONG ? 5 : 12) === 0);
const next = manyAreas(folders, deployed, 0, '2.0.0');

async function expectAll(target: FolderTarget | BucketTarget, earlier: number): Promise<void> {
  const { areas, history = {} } = await target.read();
  expect(Object.keys(areas)).toHaveLength(100);
  for (const name of names)
    expect([name, areas[name]?.version]).toEqual([name, deployed.includes(name) ? '2.0.0' : '1.0.0']);
  // The first deploy adds the previously live release to the history.
  for (const name of deployed) expect(history[name]).toHaveLength(earlier + 2);
}

test('simultaneous deploys to a set of a hundred areas are all live, and none is missing from the history', async () => {
  const to = manyAreas(folders, names, 20);
  // Each deploy is a separate process. They start in reverse order.
  const ends = await Promise.all(
    deployed.toReversed().map((area) => command(`deploy ${area} --from ${next} --to ${to}`)),
  );
  expect(ends.map(({ code, error }) => [code, error])).toEqual(deployed.map(() => [0, '']));
  await expectAll(new FolderTarget(to), 20);
});

test('simultaneous deploys to a bucket are all live', async () => {
  const to = testStore.newAddress();
  const set = manyAreas(folders, names, 20);
  const text = Buffer.from(registryText(new FolderTarget(set).read()));
  await new S3Store(to).put('registry.json', text, { type: 'application/json', cache: 'no-cache' });
  await Promise.all(
    deployed.map((unit) =>
      deploy(new BucketTarget(new S3Store(to)), builtRelease(next, unit), { unit, isDryRun: false, print: () => {} }),
    ),
  );
  await expectAll(new BucketTarget(new S3Store(to)), 20);
});

test('status and history show a hundred areas with twenty releases each', async () => {
  const to = manyAreas(folders, names, 20);
  const status = await command(`status --to ${to} --json`);
  const rows: { unit: string; version: string | null; problems: string[] }[] = JSON.parse(status.out);
  const live = rows.filter(({ version }) => version === '1.0.0');
  expect(live).toHaveLength(101);
  expect(live.flatMap(({ problems }) => problems)).toEqual([]);
  const history = await command(`history --to ${to} --json`);
  expect(JSON.parse(history.out)).toHaveLength(101 * 20);
  expect((await command(`status mf-team-a --to ${to}`)).out).toMatch(/^mf-team-a +1\.0\.0 +2026-/);
});
