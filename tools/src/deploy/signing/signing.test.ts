import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollback } from '../rollback';
import { BucketStore } from '../targets/bucket-store';
import { FolderStore } from '../targets/folder-store';
import { Target } from '../targets/target';
import { command, deployBuilt, refusal, registryIn, silentOrder } from '../testing/fake-set';
import { newKey, registryOf, signers, startedSets } from '../testing/fake-signatures';
import { newSigningKey } from '../testing/fake-signing-key';
import { Signer, signaturesFile } from './signer';
import { isSigned, readSigningKeys, type SigningKey } from './signing-keys';

const { folders, key, set1, set2 } = startedSets();
const newerKey = newKey();

const targetOf = (dir: string, keys: readonly SigningKey[], trustLive = false) =>
  new Target(new FolderStore(dir, 5), new Signer(keys, trustLive));
/** Deploys an area to a folder, signed with these keys. */
const deploySigned = async (dir: string, set: string, keys: readonly SigningKey[], trustLive = false) =>
  deployBuilt(targetOf(dir, keys, trustLive), set, 'mf-settings');
const liveVersion = (dir: string) => registryIn(dir).areas['mf-settings']?.version;

/** Returns a folder with a page and an area, signed with these keys. */
async function newSet(keys: readonly SigningKey[] = [key]): Promise<string> {
  const dir = folders.next();
  await deployBuilt(targetOf(dir, keys), set1, 'root-config');
  await deploySigned(dir, set1, keys);
  return dir;
}

test('each deploy and rollback signs the registry and raises its serial', async () => {
  const dir = await newSet();
  const serials = [registryIn(dir).serial ?? 0];
  await deploySigned(dir, set2, [key]);
  serials.push(registryIn(dir).serial ?? 0);
  await rollback(targetOf(dir, [key]), silentOrder('mf-settings'));
  serials.push(registryIn(dir).serial ?? 0);
  expect(signers(dir)).toEqual([key.publicKey]);
  expect(serials).toEqual([...new Set(serials)].sort((a, b) => a - b));
});

test('the next serial is the time in seconds, or one more than the live serial when the clock is behind', () => {
  const live = { protocol: 1, areas: {}, widgets: {} } as const;
  const registry = registryIn(set1);
  const nextSerial = (liveSerial: number, now: number) =>
    JSON.parse(new Signer([]).seal(registry, { ...live, serial: liveSerial }, now).text).serial;
  expect(nextSerial(5, 1_700_000_000_000)).toBe(1_700_000_000);
  expect(nextSerial(1_800_000_000, 1_700_000_000_000)).toBe(1_800_000_001);
});

test('refuses to sign a registry that was changed at the target', async () => {
  const dir = await newSet();
  writeFileSync(join(dir, 'registry.json'), `${registryOf(dir)} `);
  const before = registryOf(dir);
  const error = await refusal(deploySigned(dir, set2, [key]));
  expect([error.exitCode, error.message]).toEqual([3, expect.stringContaining('is not signed with this key')]);
  expect(error.next).toContain('--trust-live');
  expect((await refusal(rollback(targetOf(dir, [key]), silentOrder('mf-settings')))).exitCode).toBe(3);
  expect(registryOf(dir)).toBe(before);
});

test('does not restore an earlier release that was changed at the target', async () => {
  const dir = await newSet();
  await deploySigned(dir, set2, [key]);
  const { history } = registryIn(dir);
  const file = join(dir, history?.['mf-settings']?.[0]?.release ?? '');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"container"', ' "container"'));
  const error = await refusal(rollback(targetOf(dir, [key]), silentOrder('mf-settings')));
  expect([error.exitCode, error.message]).toEqual([5, expect.stringContaining('not the file that was written')]);
  expect(liveVersion(dir)).toBe('2.0.0');
});

test('does not deploy to a signed set without a key', async () => {
  const dir = await newSet();
  const error = await refusal(deploySigned(dir, set2, []));
  expect([error.exitCode, error.next]).toEqual([3, expect.stringContaining('FLIGHTDECK_SIGNING_KEY')]);
  expect(liveVersion(dir)).toBe('1.0.0');
});

test('signs a set without signatures only with the option to trust it', async () => {
  const dir = await newSet([]);
  expect((await refusal(deploySigned(dir, set2, [key]))).exitCode).toBe(3);
  await deploySigned(dir, set2, [key], true);
  expect([signers(dir), liveVersion(dir)]).toEqual([[key.publicKey], '2.0.0']);
});

test('signs a release that is already live with the keys of this run', async () => {
  const dir = await newSet([]);
  await deploySigned(dir, set1, [key], true);
  expect(signers(dir)).toEqual([key.publicKey]);
  await deploySigned(dir, set1, [key, newerKey]);
  expect(signers(dir).sort()).toEqual([key.publicKey, newerKey.publicKey].sort());
  const before = registryOf(dir);
  await deploySigned(dir, set1, [key, newerKey]);
  expect(registryOf(dir)).toBe(before);
  await deploySigned(dir, set1, [newerKey]);
  expect(signers(dir)).toEqual([newerKey.publicKey]);
});

test('replaces a key: at first both keys sign, then only the new one', async () => {
  const dir = await newSet();
  await deploySigned(dir, set2, [key, newerKey]);
  expect(signers(dir).sort()).toEqual([key.publicKey, newerKey.publicKey].sort());
  await deploySigned(dir, set1, [newerKey]);
  expect(signers(dir)).toEqual([newerKey.publicKey]);
  expect((await refusal(deploySigned(dir, set2, [key]))).exitCode).toBe(3);
});

test('replaces a lost key: the new one signs only with the option to trust the live set', async () => {
  const dir = await newSet();
  expect((await refusal(deploySigned(dir, set2, [newerKey]))).exitCode).toBe(3);
  await deploySigned(dir, set2, [newerKey], true);
  expect(signers(dir)).toEqual([newerKey.publicKey]);
});

test('the commands read the key from the environment, for a folder and for a bucket', async () => {
  const pem = newSigningKey();
  const [{ publicKey } = key] = readSigningKeys(pem);
  const env = { FLIGHTDECK_SIGNING_KEY: pem };
  const dir = folders.next();
  for (const to of [dir, 's3://sets/signed'])
    for (const unit of ['root-config', 'mf-settings'])
      expect(await command(`deploy ${unit} --from ${set1} --to ${to}`, env)).toMatchObject({ code: 0, error: '' });
  expect(signers(dir)).toEqual([publicKey]);
  const store = new BucketStore('s3://sets/signed');
  const text = String((await store.get('registry.json'))?.body);
  const signatures: Record<string, string> = JSON.parse(String((await store.get(signaturesFile(text)))?.body));
  expect(isSigned(text, signatures[publicKey] ?? '', publicKey)).toBe(true);

  const targetWithOtherKey = new Target(new BucketStore('s3://sets/signed', 5), new Signer([newerKey]));
  const error = await refusal(deployBuilt(targetWithOtherKey, set2, 'mf-settings'));
  expect(error.exitCode).toBe(3);
  const result = await command(`deploy mf-settings --from ${set2} --to ${dir}`, { FLIGHTDECK_SIGNING_KEY: 'x' });
  expect([result.code, result.error]).toEqual([2, expect.stringContaining('The signing key cannot be used.')]);
});
