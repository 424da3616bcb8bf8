import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { PartialRegistry } from '../../build/registry-file';
import { DeployError } from '../../common/outcome';
import { registryText } from '../releases/registry-text';
import type { SerialFile } from './serial-file';
import { isSigned, type SigningKey, signText } from './signing-keys';

/** Public key → signature, in base64. */
const signaturesSchema = v.record(v.string(), v.string());

/**
 * Returns the path of a registry's signatures in a set. The name contains the hash of the registry: the signatures are
 * written before the registry, and a reader never combines them with another registry.
 */
export const signaturesFile = (registry: string): string =>
  `signatures/${createHash('sha256').update(registry).digest('hex')}.json`;

/** The text of a registry with its serial, and the signature files that must be written before it. */
export interface SealedRegistry {
  readonly text: string;
  readonly serial: number;
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

/** Exceptions to the checks of a signer, and its file of serials. */
export interface SignerOptions {
  /** Accept the live registry unchecked: at the first signed deploy, or after its key was lost. */
  readonly trustLive?: boolean;
  /**
   * Accept a registry that is missing, or older than the last one in `serials`, such as one from a backup. Its signature
   * must still be valid.
   */
  readonly allowOlder?: boolean;
  /** File with the last serials. Without it, an older registry is not detected. */
  readonly serials?: SerialFile;
  /** Prints a notice when no serial of the target was stored before. */
  readonly print?: (line: string) => void;
}

/** Signs registries. Refuses a live registry that none of its keys has signed, or that is older than the last one it knows. */
export class Signer {
  readonly #keys: readonly SigningKey[];
  readonly #options: SignerOptions;

  /** @param keys each key signs; without keys, registries are unsigned */
  constructor(keys: readonly SigningKey[], options: SignerOptions = {}) {
    this.#keys = keys;
    this.#options = options;
  }

  /**
   * Checks the live registry, because the next one repeats its content with our signature. Stores its serial.
   * @param signatures text of the signature file; null if there is none
   * @param lastSerial the last serial of the registry, from before it was read: another deploy may have written a newer one since
   * @param place path of the registry, for messages and to store the serial
   * @throws DeployError when none of our keys has signed the registry, when it is signed but there is no key, or when its serial is
   *   lower than the last one
   */
  async check(
    text: string,
    { signedBy = [], serial = 0 }: PartialRegistry,
    signatures: string | null,
    lastSerial: number,
    place: string,
  ): Promise<void> {
    if (this.#keys.length === 0) {
      if (signedBy.length === 0) return;
      throw new DeployError(
        'refused',
        `${place} is signed, and sites would refuse one without a signature.`,
        'Name the key in FLIGHTDECK_SIGNING_KEY or FLIGHTDECK_SIGNING_KEY_FILE.',
      );
    }
    if (this.#options.trustLive) return;
    if (!this.#keys.some(({ publicKey }) => isValid(text, signatures, publicKey)))
      throw new DeployError(
        'refused',
        `${place} is not signed with this key: it was never signed, another key signed it, or somebody has changed it.`,
        'Compare npm run status with what you deployed. If all of it is yours, run the command again with --trust-live.',
      );
    await this.#checkAge(serial, lastSerial, place);
  }

  /** Stores the serial of a written registry. */
  async storeSerial({ serial }: SealedRegistry, place: string): Promise<void> {
    if (this.#keys.length > 0) await this.#options.serials?.raise(place, serial);
  }

  /**
   * Refuses a target whose registry was removed: a deploy would publish a set without the other areas.
   * @param lastSerial the last serial of the registry, from before it was found missing
   * @throws DeployError
   */
  checkMissing(lastSerial: number, place: string): void {
    if (lastSerial > 0 && !this.#options.trustLive)
      this.#refuseOlder(`${place} is missing, and serial ${lastSerial} was live.`);
  }

  /** Refuses an older registry: anyone who kept a copy can put it back with its valid signature. Stores the serial. */
  async #checkAge(serial: number, lastSerial: number, place: string): Promise<void> {
    const { serials, print } = this.#options;
    if (serial < lastSerial)
      this.#refuseOlder(
        `${place} is older than the last one: it has serial ${serial}, and serial ${lastSerial} was live. Somebody has put back an earlier registry.`,
      );
    if (serials && lastSerial === 0)
      print?.(`Not checked: the age of ${place}. ${serials.path} stores its serial from now on.`);
    await serials?.raise(place, serial);
  }

  #refuseOlder(message: string): void {
    if (this.#options.allowOlder) return;
    throw new DeployError(
      'refused',
      message,
      'Compare npm run status with what you deployed. If you restored or emptied the set yourself, run the command again with --allow-older.',
    );
  }

  /** Returns the last serial of a registry that this machine knows; 0 for an unknown one. @param place path of the registry */
  lastSerial = (place: string): number => this.#options.serials?.highest(place) ?? 0;

  /** Returns whether a live registry must be signed again: it was not checked, or not signed with exactly our keys. */
  needsSigning({ signedBy = [] }: PartialRegistry): boolean {
    const isMissing = this.#keys.some(({ publicKey }) => !signedBy.includes(publicKey));
    return (
      this.#keys.length > 0 && (this.#options.trustLive === true || isMissing || signedBy.length > this.#keys.length)
    );
  }

  /**
   * Adds serial and signatures to a registry.
   * @param live the registry that will be replaced
   * @param place path of the registry, to find the last serial
   * @param now in ms since 1970
   */
  seal(registry: PartialRegistry, live: PartialRegistry, place: string, now = Date.now()): SealedRegistry {
    const { signedBy: _before, ...unsigned } = registry;
    const keys = this.#keys.map(({ publicKey }) => publicKey);
    // Higher than every serial that sites have seen, even after a set was restored from a backup.
    const lastSerial = Math.max(live.serial ?? 0, this.lastSerial(place));
    const serial = Math.max(lastSerial + 1, Math.floor(now / 1000));
    const text = registryText({ ...unsigned, serial, ...(keys.length > 0 && { signedBy: keys }) });
    if (keys.length === 0) return { text, serial, files: [] };
    const signatures = Object.fromEntries(this.#keys.map((key) => [key.publicKey, signText(text, key)]));
    return { text, serial, files: [{ name: signaturesFile(text), text: `${JSON.stringify(signatures, null, 1)}\n` }] };
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
