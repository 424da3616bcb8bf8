import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';

/** A key pair for signing registries (docs/decisions/017) and archives of the plugin. */
export interface SigningKey {
  /** Raw Ed25519 public key in base64, as sites pin it. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

const pem = /-----BEGIN PRIVATE KEY-----[\s\S]+?-----END PRIVATE KEY-----/g;
/** Bytes before the 32 bytes of an Ed25519 public key in DER (RFC 8410). */
const derPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * Reads one or several private keys.
 * @param text PEM blocks
 * @throws Error when there is none, or one is not an Ed25519 key
 */
export function readSigningKeys(text: string): readonly SigningKey[] {
  const keys = (text.match(pem) ?? []).map((block): SigningKey => {
    const privateKey = createPrivateKey(block);
    if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('It is not an Ed25519 key.');
    const der = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
    return { publicKey: der.subarray(derPrefix.length).toString('base64'), privateKey };
  });
  if (keys.length === 0) throw new Error('There is no private key in it.');
  return keys;
}

/** Permission bits of a file for its group and for all other accounts. */
const groupAndOthers = 0o077;

/**
 * Reads a file that only its owner may read.
 * @throws Error when the file can't be read, or other accounts may read or change it, with the command that corrects it
 */
function readSecret(file: string): string {
  const handle = openSync(file, 'r');
  try {
    // Windows has no such permissions, but Node reports some.
    const isExposed = process.platform !== 'win32' && (fstatSync(handle).mode & groupAndOthers) !== 0;
    if (isExposed)
      throw new Error(
        `Other accounts of this machine may read or change ${file}. Run: chmod 600 '${file.replaceAll("'", "'\\''")}'`,
      );
    return readFileSync(handle, 'utf8');
  } finally {
    closeSync(handle);
  }
}

/**
 * Reads the keys from `FLIGHTDECK_SIGNING_KEY` or the file in `FLIGHTDECK_SIGNING_KEY_FILE`; none if neither is set.
 * @throws Error when they cannot be read
 */
export function signingKeysOf(env: Readonly<Record<string, string | undefined>>): readonly SigningKey[] {
  const { FLIGHTDECK_SIGNING_KEY: text, FLIGHTDECK_SIGNING_KEY_FILE: file } = env;
  if (text) return readSigningKeys(text);
  return file ? readSigningKeys(readSecret(file)) : [];
}

/** Returns the environment without the keys, for programs that do not need them. */
export function withoutSigningKeys(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { FLIGHTDECK_SIGNING_KEY: _text, FLIGHTDECK_SIGNING_KEY_FILE: _file, ...others } = env;
  return others;
}

/** Returns a signature in base64. */
export const signText = (text: string, { privateKey }: SigningKey): string =>
  sign(null, Buffer.from(text), privateKey).toString('base64');

/** Returns whether a signature in base64 belongs to this text and public key. */
export function isSigned(text: string, signature: string, publicKey: string): boolean {
  const key = createPublicKey({
    key: Buffer.concat([derPrefix, Buffer.from(publicKey, 'base64')]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}
