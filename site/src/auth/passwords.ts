import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/** The same work as the default cost with a quarter of the memory, because the process never frees that memory. */
const cost = { N: 8192, r: 4, p: 4 };
const length = 32;

/** Returns a salted scrypt hash of a password as text. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16).toString('hex');
  return `scrypt$${salt}$${scryptSync(password, salt, length, cost).toString('hex')}`;
}

/** Returns whether a password matches a hash; false if the text is not a hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [kind, salt, hash] = stored.split('$');
  const expectedHash = kind === 'scrypt' && salt && hash ? Buffer.from(hash, 'hex') : Buffer.alloc(length);
  // Hash in every case, so that the time does not reveal which usernames exist.
  const actualHash = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt ?? 'none', length, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
  return expectedHash.length === actualHash.length && timingSafeEqual(expectedHash, actualHash) && kind === 'scrypt';
}
