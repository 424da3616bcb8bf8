import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type PartialRegistry, registryText } from '../../build/registry-file';
import { DeployError } from '../../common/outcome';
import { isSigned, type SigningKey, signText } from './signing-keys';

/** Public key → signature, in base64. */
const signaturesSchema = v.record(v.string(), v.string());

/**
 * Returns the path of a registry's signatures in a set. The name contains the hash of the registry: the signatures are
 * written before the registry, and a reader never combines them with another registry.
 */
export const signaturesFile = (registry: string): string =>
  `signatures/${createHash('sha256').update(registry).digest('hex')}.json`;

/** A file of a set. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Returns the file with the signatures of a text. */
export function signatureFile(text: string, keys: readonly SigningKey[]): TextFile {
  const signatures = Object.fromEntries(keys.map((key) => [key.publicKey, signText(text, key)]));
  return { name: signaturesFile(text), text: `${JSON.stringify(signatures, null, 1)}\n` };
}

/** The text of a registry, and the signature files that must be written before it. */
export interface SealedRegistry {
  readonly text: string;
  readonly files: readonly TextFile[];
}

/** Signs registries. Refuses a live registry that none of its keys has signed. */
export class Signer {
  readonly #keys: readonly SigningKey[];
  readonly #trustsLive: boolean;

  /**
   * @param keys each key signs; without keys, registries are unsigned
   * @param trustsLive whether to accept the live registry unchecked: at the first signed deploy, or after its key was lost
   */
  constructor(keys: readonly SigningKey[], trustsLive = false) {
    this.#keys = keys;
    this.#trustsLive = trustsLive;
  }

  /**
   * Checks the live registry, because the next one repeats its content with our signature.
   * @param signatures text of the signature file; null if there is none
   * @param place path of the registry, for messages
   * @throws DeployError when none of our keys has signed the registry, or when it is signed but there is no key
   */
  check(text: string, { signedBy = [] }: PartialRegistry, signatures: string | null, place: string): void {
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
      `${place} is not signed with this key: it was never signed, another key signed it, or somebody has changed it.`,
      'Compare npm run status with what you deployed. If all of it is yours, run the command again with --trust-live.',
    );
  }

  /** Returns whether a live registry must be signed again: it was not checked, or not signed with exactly our keys. */
  needsSigning({ signedBy = [] }: PartialRegistry): boolean {
    const isMissing = this.#keys.some(({ publicKey }) => !signedBy.includes(publicKey));
    return this.#keys.length > 0 && (this.#trustsLive || isMissing || signedBy.length > this.#keys.length);
  }

  /**
   * Adds serial and signatures to a registry.
   * @param live the registry that will be replaced
   * @param now in ms since 1970
   */
  seal(registry: PartialRegistry, live: PartialRegistry, now = Date.now()): SealedRegistry {
    const { signedBy: _before, ...unsigned } = registry;
    const keys = this.#keys.map(({ publicKey }) => publicKey);
    // The time is higher than every serial that sites have seen, even after a set was restored from a backup.
    const serial = Math.max((live.serial ?? 0) + 1, Math.floor(now / 1000));
    const text = registryText({ ...unsigned, serial, ...(keys.length > 0 && { signedBy: keys }) });
    if (keys.length === 0) return { text, files: [] };
    return { text, files: [signatureFile(text, this.#keys)] };
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
