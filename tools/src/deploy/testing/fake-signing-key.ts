import { generateKeyPairSync } from 'node:crypto';

/** For tests: returns a new private key, as PEM. */
export const newSigningKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
