import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signaturesFile } from '../signing/signer';
import { isSigned, readSigningKeys, type SigningKey } from '../signing/signing-keys';
import { S3Server } from './fake-s3-server';
import { Folders } from './fake-set';
import { newSigningKey } from './fake-signing-key';

/** For tests of signed sets. */

/**
 * Starts an S3 server before the tests of a file. Stops it after them, and removes the folders.
 * @returns folders, a signing key, and two sets: the first has version 1.0.0 of the root and mf-settings, the second 2.0.0
 */
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
  const buildSet = (version: string) => folders.built(version, { 'mf-settings': {} });
  return { folders, key: newKey(), set1: buildSet('1.0.0'), set2: buildSet('2.0.0') };
}

/** Returns the text of the registry in a folder. */
export const registryOf = (dir: string) => readFileSync(join(dir, 'registry.json'), 'utf8');

/** Creates a signing key. */
export function newKey(): SigningKey {
  const [key] = readSigningKeys(newSigningKey());
  if (!key) throw new Error('No key was created.');
  return key;
}

/** Returns the public keys whose signatures of a folder's registry are valid, as a site would check them. */
export function signers(dir: string): string[] {
  const text = registryOf(dir);
  const signatures: Record<string, string> = JSON.parse(readFileSync(join(dir, signaturesFile(text)), 'utf8'));
  return Object.entries(signatures).flatMap(([publicKey, signature]) =>
    isSigned(text, signature, publicKey) ? [publicKey] : [],
  );
}
