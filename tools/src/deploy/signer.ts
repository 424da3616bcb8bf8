import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { isSigned, type SigningKey, signText } from '../keys/signing-keys';
import { DeployError } from './outcome';
import { registryText } from './registry-text';
import type { OpenRegistry } from './release';

/** Public key → signature, in base64. */
const signaturesSchema = v.record(v.string(), v.string());

/**
 * Returns the file of a set that holds the signatures of a registry. It is named by the registry's content: it is there before
 * the registry is, and neither is ever read together with another one.
 */
export const signaturesFile = (registry: string): string =>
  `signatures/${createHash('sha256').update(registry).digest('hex')}.json`;

/** A registry ready to be written, with the files that must be there before it. */
export interface SealedRegistry {
  readonly text: string;
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

/** Signs registries, and refuses to build on a registry that another key or no key has signed. */
export class Signer {
  readonly #keys: readonly SigningKey[];
  readonly #trustsLive: boolean;

  /**
   * @param keys each of them signs; none leaves registries unsigned
   * @param trustsLive takes the live registry as it is: the first time, and when its key was lost
   */
  constructor(keys: readonly SigningKey[], trustsLive = false) {
    this.#keys = keys;
    this.#trustsLive = trustsLive;
  }

  /**
   * Checks the live registry, all of which the next one repeats under our signature.
   * @param signatures text of its signatures, null when there are none
   * @param place its path, for messages
   * @throws DeployError when none of our keys has signed it, or it is signed and there is no key
   */
  check(text: string, { signedBy = [] }: OpenRegistry, signatures: string | null, place: string): void {
    if (this.#keys.length === 0) {
      if (signedBy.length === 0) return;
      throw new DeployError(
        'refused',
        `${place} is signed, and sites would refuse one without a signature.`,
        'Name the key in FLIGHTDECK_SIGNING_KEY or FLIGHTDECK_SIGNING_KEY_FILE.',
      );
    }
    if (this.#trustsLive || this.#keys.some(({ publicKey }) => isValid(text, signatures, publicKey))) return;
    throw new DeployError(
      'refused',
      `${place} is not signed with this key: it was never signed, its key is another one, or somebody has changed it.`,
      'Compare npm run status with what you deployed. If all of it is yours, run the command again with --trust-live.',
    );
  }

  /** Whether a live registry lacks a signature of ours, or is taken as it is. */
  wantsToSign({ signedBy = [] }: OpenRegistry): boolean {
    const isMissing = this.#keys.some(({ publicKey }) => !signedBy.includes(publicKey));
    return this.#keys.length > 0 && (this.#trustsLive || isMissing || signedBy.length > this.#keys.length);
  }

  /** Gives a registry its serial and its signatures. @param live what it replaces */
  seal(registry: OpenRegistry, live: OpenRegistry, now = Date.now()): SealedRegistry {
    const { signedBy: _before, ...unsigned } = registry;
    const keys = this.#keys.map(({ publicKey }) => publicKey);
    const text = registryText({
      ...unsigned,
      // Higher than everything that sites have seen, also after a set was restored from a backup.
      serial: Math.max((live.serial ?? 0) + 1, Math.floor(now / 1000)),
      ...(keys.length > 0 && { signedBy: keys }),
    });
    if (keys.length === 0) return { text, files: [] };
    const signatures = Object.fromEntries(this.#keys.map((key) => [key.publicKey, signText(text, key)]));
    return { text, files: [{ name: signaturesFile(text), text: `${JSON.stringify(signatures, null, 1)}\n` }] };
  }
}

function isValid(text: string, signatures: string | null, publicKey: string): boolean {
  try {
    const signature = v.parse(signaturesSchema, JSON.parse(signatures ?? '{}'))[publicKey];
    return signature !== undefined && isSigned(text, signature, publicKey);
  } catch {
    return false;
  }
}
