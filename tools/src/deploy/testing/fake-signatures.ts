import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSigned, newSigningKey, readSigningKeys, type SigningKey } from '../../keys/signing-keys';
import { DeployError } from '../outcome';
import type { UnitName } from '../releases/release';
import { signaturesFile } from '../signing/signer';

/** For tests of signed sets. */

export const quiet = (unit: UnitName) => ({ unit, dryRun: false, say: () => {} });
export const registryOf = (dir: string) => readFileSync(join(dir, 'registry.json'), 'utf8');

export function newKey(): SigningKey {
  const [made] = readSigningKeys(newSigningKey());
  if (!made) throw new Error('No key was made.');
  return made;
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
