import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeployError } from '../../common/outcome';
import { isSigned, newSigningKey, readSigningKeys, type SigningKey } from '../../keys/signing-keys';
import type { UnitName } from '../releases/release';
import { signaturesFile } from '../signing/signer';
import { S3Server } from './fake-s3-server';
import { Folders } from './fake-set';

/** For tests of signed sets. */

/** Starts a bucket for the tests of a file, and returns a key and two built releases. */
export function startedSets() {
  const folders = new Folders();
  const server = new S3Server();
  beforeAll(async () => {
    Object.assign(process.env, await server.start(), { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' });
  });
  afterAll(() => {
    server.stop();
    folders.remove();
  });
  const built = (version: string) => folders.built(version, { 'mf-settings': {} });
  return { folders, key: newKey(), set1: built('1.0.0'), set2: built('2.0.0') };
}

/** Returns the order to change a unit, without output. */
export const silentOrder = (unit: UnitName) => ({ unit, isDryRun: false, print: () => {} });
/** Returns the text of the registry in a folder. */
export const registryOf = (dir: string) => readFileSync(join(dir, 'registry.json'), 'utf8');

/** Creates a signing key. */
export function newKey(): SigningKey {
  const [key] = readSigningKeys(newSigningKey());
  if (!key) throw new Error('No key was created.');
  return key;
}

/** Returns the public keys that have a valid signature of the registry in a folder, as a site checks it. */
export function signers(dir: string): string[] {
  const text = registryOf(dir);
  const signatures: Record<string, string> = JSON.parse(readFileSync(join(dir, signaturesFile(text)), 'utf8'));
  return Object.entries(signatures).flatMap(([name, signature]) => (isSigned(text, signature, name) ? [name] : []));
}

/** Returns the error of a refused run. */
export const refusal = async (run: Promise<unknown>): Promise<DeployError> => {
  const error = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof DeployError) return error;
  throw new Error(`Not refused: ${error}`);
};
