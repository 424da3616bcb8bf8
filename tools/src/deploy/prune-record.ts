import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { TagForm } from './conditions';
import type { ObjectStore, PutOptions } from './object-store';
import { DeployError } from './outcome';

const key = '.deploy/prune.json';

/** The last prune of a bucket. A bucket has no lock, so deploys read it (docs/decisions/029). */
const recordSchema = v.object({ run: v.string(), since: v.string(), isRunning: v.boolean() });
type PruneRecord = v.InferOutput<typeof recordSchema>;

const none: PruneRecord = { run: '', since: '', isRunning: false };

async function read(store: ObjectStore): Promise<{ readonly record: PruneRecord; readonly tag: string | null }> {
  const stored = await store.get(key);
  if (!stored) return { record: none, tag: null };
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), recordSchema), stored.body.toString());
  // A damaged record can be one of a prune that runs.
  return { record: success ? output : { ...none, isRunning: true }, tag: stored.tag };
}

const write = (store: ObjectStore, record: PruneRecord, only: NonNullable<PutOptions['only']>) =>
  store.put(key, Buffer.from(`${JSON.stringify(record)}\n`), { only, type: 'application/json', cache: 'no-cache' });

const busy = (message: string, next: string) => new DeployError('busy', message, next);

/** @throws DeployError when a prune runs */
export async function refuseSecondPrune(store: ObjectStore): Promise<void> {
  refuseRunning(store, (await read(store)).record);
}

function refuseRunning({ name }: ObjectStore, { isRunning, since }: PruneRecord): void {
  if (isRunning)
    throw busy(
      `Another prune of ${name} has been running since ${since || 'an unknown time'}.`,
      'Wait until it ends. If it was interrupted, run the command again with --take-over.',
    );
}

/**
 * Records that a prune runs.
 * @param takeOver continues after an interrupted prune
 * @returns a function that records its end
 * @throws DeployError when another one runs
 */
export async function beginPrune(
  store: ObjectStore,
  tagForm: TagForm,
  takeOver: boolean,
): Promise<() => Promise<void>> {
  const { record, tag } = await read(store);
  if (!takeOver) refuseRunning(store, record);
  const mine: PruneRecord = { run: randomUUID(), since: new Date().toISOString(), isRunning: true };
  if (!(await write(store, mine, tag === null ? 'absent' : { tag: tagForm(tag) })))
    throw busy(`Another prune of ${store.name} has just started.`, 'Wait until it ends.');
  return async () => {
    const last = await read(store);
    if (last.record.run === mine.run && last.tag !== null)
      await write(store, { ...mine, isRunning: false }, { tag: tagForm(last.tag) });
  };
}

/**
 * Returns the last prune of a bucket, to compare it before the registry is replaced. A release folder that a deploy found may be
 * removed by a prune that runs at the same time.
 * @param known the last prune when the files were uploaded; undefined at the upload
 * @throws DeployError when a prune runs, or has run since the upload
 */
export async function refuseDuringPrune(store: ObjectStore, known?: string): Promise<string> {
  const { record } = await read(store);
  if (record.isRunning || (known !== undefined && known !== record.run))
    throw busy(
      `npm run prune removes old releases from ${store.name} at the same time.`,
      `Run the command again. If that prune was interrupted, first run npm run prune -- --to ${store.name} --take-over.`,
    );
  return record.run;
}
