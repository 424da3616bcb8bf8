import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { deploy, rollback } from '../deploy';
import { registryIn } from '../releases/registry-text';
import type { UnitName } from '../releases/release';
import { builtRelease } from '../stored/source';
import { Bucket } from '../targets/bucket';
import { BucketStore } from '../targets/bucket-store';
import { FolderStore } from '../targets/folder-store';
import { Target } from '../targets/target';
import { command } from '../testing/fake-set';
import { refusal, registryOf, signers, silentOrder, startedSets } from '../testing/fake-signatures';
import { newSigningKey } from '../testing/fake-signing-key';
import { SerialFile } from './serial-file';
import { Signer, type SignerOptions } from './signer';

const { folders, key, set1, set2 } = startedSets();

describe('a deploy that knows the last serial', () => {
  /** Returns a folder with release 2 of an area, its serial file, and a function that puts back the registry of release 1. */
  async function targetWithSerials() {
    const dir = folders.next();
    const file = `${folders.next()}.serials.json`;
    const target = (options?: SignerOptions) =>
      new Target(new FolderStore(dir, 5), new Signer([key], { serials: new SerialFile(file), ...options }));
    const deployUnit = (unit: UnitName, set: string, options?: SignerOptions) =>
      deploy(target(options), builtRelease(set, unit), silentOrder(unit));
    await deployUnit('root-config', set1);
    await deployUnit('mf-settings', set1);
    const earlier = registryOf(dir);
    await deployUnit('mf-settings', set2);
    return { dir, file, target, deployUnit, putBack: () => writeFileSync(join(dir, 'registry.json'), earlier) };
  }

  test('refuses an earlier registry that was put back, and does not sign it', async () => {
    const { dir, target, deployUnit, putBack } = await targetWithSerials();
    const { serial } = registryIn(dir);
    putBack();
    const before = registryOf(dir);
    const error = await refusal(deployUnit('root-config', set2));
    expect([error.exitCode, error.message]).toEqual([3, expect.stringContaining(`serial ${serial}`)]);
    expect(error.message).toContain('is older than the last one');
    expect(error.next).toContain('--allow-older');
    expect((await refusal(rollback(target(), silentOrder('mf-settings')))).exitCode).toBe(3);
    expect(registryOf(dir)).toBe(before);
  });

  test('refuses an earlier registry that is put back during the deploy', async () => {
    const { target, putBack } = await targetWithSerials();
    const order = { ...silentOrder('root-config'), print: (line: string) => line.startsWith('Checked') && putBack() };
    const error = await refusal(deploy(target(), builtRelease(set2, 'root-config'), order));
    expect(error.message).toContain('is older than the last one');
  });

  test('accepts a restored set on request, and gives it a higher serial than all earlier ones', async () => {
    const { dir, file, deployUnit, putBack } = await targetWithSerials();
    const registryPath = join(dir, 'registry.json');
    // The clock of the machine that deployed last was ahead.
    await new SerialFile(file).raise(registryPath, 9_000_000_000);
    putBack();
    await deployUnit('root-config', set2, { allowOlder: true });
    expect(registryIn(dir)).toMatchObject({ serial: 9_000_000_001, root: { version: '2.0.0' } });
    await deployUnit('mf-settings', set2);
    expect(signers(dir)).toEqual([key.publicKey]);
  });

  test('refuses a restored set that this key has not signed, even if older sets are accepted', async () => {
    const { dir, deployUnit, putBack } = await targetWithSerials();
    putBack();
    writeFileSync(join(dir, 'registry.json'), `${registryOf(dir)} `);
    const error = await refusal(deployUnit('root-config', set2, { allowOlder: true }));
    expect(error.message).toContain('is not signed with this key');
  });

  test('refuses a target without a registry, in a folder and in a bucket', async () => {
    const { dir, file, deployUnit } = await targetWithSerials();
    rmSync(join(dir, 'registry.json'));
    const error = await refusal(deployUnit('root-config', set2));
    expect([error.exitCode, error.message]).toEqual([3, expect.stringContaining('registry.json is missing')]);
    await deployUnit('root-config', set2, { allowOlder: true });
    expect(signers(dir)).toEqual([key.publicKey]);

    const serials = new SerialFile(file);
    await serials.raise('s3://sets/emptied/registry.json', 7);
    const bucket = new Target(new BucketStore('s3://sets/emptied', 5), new Signer([key], { serials }));
    expect(
      (await refusal(deploy(bucket, builtRelease(set2, 'root-config'), silentOrder('root-config')))).exitCode,
    ).toBe(3);
  });

  test('stores serials of other deploys with the same key', async () => {
    const { dir, file, deployUnit } = await targetWithSerials();
    const serialsBefore = readFileSync(file, 'utf8');
    await deploy(
      new Target(new FolderStore(dir, 5), new Signer([key])),
      builtRelease(set1, 'mf-settings'),
      silentOrder('mf-settings'),
    );
    const registry = registryOf(dir);
    const { serial } = registryIn(dir);
    await deployUnit('mf-settings', set1);
    expect(readFileSync(file, 'utf8')).not.toBe(serialsBefore);
    expect(new SerialFile(file).highest(join(dir, 'registry.json'))).toBe(serial);
    expect(registryOf(dir)).toBe(registry);
  });

  test('accepts the registry that it reads while another deploy writes a newer one, in a folder and in a bucket', async () => {
    const { dir, file, target } = await targetWithSerials();
    /** Stores a newer serial, as a deploy in another process does, as soon as the registry was read. */
    const raiseLater = (place: string) => {
      const check = Signer.prototype.check;
      return jest.spyOn(Signer.prototype, 'check').mockImplementation(async function (this: Signer, ...args) {
        await new SerialFile(file).raise(place, 9_000_000_000);
        return check.apply(this, args);
      });
    };
    raiseLater(join(dir, 'registry.json'));
    expect(await target().read()).toEqual(registryIn(dir));

    const to = 's3://sets/parallel';
    const bucket = () =>
      new Target(new BucketStore(to, 5), new Signer([key], { serials: new SerialFile(file), trustLive: false }));
    jest.restoreAllMocks();
    await deploy(bucket(), builtRelease(set1, 'root-config'), silentOrder('root-config'));
    raiseLater(`${to}/registry.json`);
    expect((await bucket().read()).root?.version).toBe('1.0.0');
    jest.restoreAllMocks();
    await expect(bucket().read()).rejects.toThrow('is older than the last one');
  });

  test('accepts a registry with a lower serial than that of another target', async () => {
    const { dir, file, deployUnit } = await targetWithSerials();
    await new SerialFile(file).raise('/elsewhere/registry.json', 9_000_000_000);
    await deployUnit('mf-settings', set1);
    expect(registryIn(dir).areas['mf-settings']?.version).toBe('1.0.0');
  });

  test('refuses a serial file that cannot be read or written', async () => {
    const damaged = `${folders.next()}.serials.json`;
    mkdirSync(folders.top, { recursive: true });
    writeFileSync(damaged, '{"s3://sets/registry.json": "7"}');
    expect(() => new SerialFile(damaged).highest('s3://sets/registry.json')).toThrow(`${damaged} can't be read`);
    // No file can be below a file.
    const unwritable = join(damaged, 'serials.json');
    await expect(new SerialFile(unwritable).raise('s3://sets/registry.json', 1)).rejects.toThrow(
      `${unwritable} can't be written`,
    );
  });
});

test('three processes store serials of many targets in one file, and none is lost', async () => {
  const file = `${folders.next()}.serials.json`;
  const module = join(__dirname, 'serial-file.ts');
  const code = `const { SerialFile } = await import(${JSON.stringify(module)});
for (let number = 0; number < 40; number += 1) await new SerialFile(${JSON.stringify(file)}).raise(process.pid + '/' + number, 7);`;
  const processes = Array.from({ length: 3 }, () =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code]),
  );
  await Promise.all(processes);
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toHaveLength(120);
});

test('the commands store the last serial beside the key, or in the file set in the environment', async () => {
  const to = 's3://sets/serials';
  const store = new Bucket(to);
  const pem = join(folders.next(), 'key.pem');
  mkdirSync(dirname(pem), { recursive: true });
  writeFileSync(pem, newSigningKey(), { mode: 0o600 });
  const env = { FLIGHTDECK_SIGNING_KEY_FILE: pem };
  const registryText = async () => String((await store.get('registry.json'))?.body);
  for (const unit of ['root-config', 'mf-settings'])
    expect(await command(`deploy ${unit} --from ${set1} --to ${to}`, { env })).toMatchObject({ code: 0, error: '' });
  const earlier = await registryText();
  const later = await command(`deploy mf-settings --from ${set2} --to ${to}`, { env });
  expect(later.out).not.toContain('Not checked');
  const { serial }: { serial: number } = JSON.parse(await registryText());
  expect(JSON.parse(readFileSync(`${pem}.serials.json`, 'utf8'))).toEqual({ [`${to}/registry.json`]: serial });

  const putBack = () => store.put('registry.json', Buffer.from(earlier), { type: 'application/json', cache: '' });
  await putBack();
  const refused = await command(`deploy root-config --from ${set2} --to ${to}`, { env });
  expect([refused.code, refused.error]).toEqual([3, expect.stringMatching(/older than the last[\s\S]+--allow-older/)]);
  expect(await registryText()).toBe(earlier);

  // A pipeline has the key in a variable, not in a file.
  const serials = `${pem}.copy.json`;
  copyFileSync(`${pem}.serials.json`, serials);
  const pipeline = { FLIGHTDECK_SIGNING_KEY: readFileSync(pem, 'utf8') };
  const withStoredSerials = await command(`deploy root-config --from ${set2} --to ${to}`, {
    env: { ...pipeline, FLIGHTDECK_SERIALS_FILE: serials },
  });
  expect(withStoredSerials.code).toBe(3);
  const withNewFile = await command(`deploy mf-settings --from ${set2} --to ${to} --dry-run`, {
    env: { ...pipeline, FLIGHTDECK_SERIALS_FILE: `${pem}.none.json` },
  });
  expect([withNewFile.code, withNewFile.out]).toEqual([
    0,
    expect.stringContaining(`${pem}.none.json stores its serial from now on`),
  ]);
  const withoutFile = await command(`deploy root-config --from ${set2} --to ${to} --dry-run`, { env: pipeline });
  expect([withoutFile.code, withoutFile.out]).toEqual([0, expect.stringContaining('FLIGHTDECK_SERIALS_FILE')]);
  const allowed = await command(`deploy root-config --from ${set2} --to ${to} --allow-older`, { env });
  expect(allowed).toMatchObject({ code: 0, error: '' });
});
