import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/** The same work as the default cost of Node, with a quarter of the memory: the process never frees the memory of a hash. */
const cost = { N: 8192, r: 4, p: 4 };
/** Length of a hash in bytes. */
const hashLength = 32;

/** Returns a salted scrypt hash of a password, as a string: `scrypt$<salt>$<hash>`. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16).toString('hex');
  return `scrypt$${salt}$${scryptSync(password, salt, hashLength, cost).toString('hex')}`;
}

/** Returns whether a password matches a stored hash; false if the stored string is not a hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [algorithm, salt, hash] = stored.split('$');
  const isScrypt = algorithm === 'scrypt';
  const expectedHash = isScrypt && salt && hash ? Buffer.from(hash, 'hex') : Buffer.alloc(hashLength);
  // Compute a hash in every case, so that the response time does not reveal which usernames exist.
  const actualHash = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt ?? 'none', hashLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
  return expectedHash.length === actualHash.length && timingSafeEqual(expectedHash, actualHash) && isScrypt;
}
