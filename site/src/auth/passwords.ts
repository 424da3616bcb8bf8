import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/** As much work as the usual cost, in a quarter of the memory: what a hash has taken the process keeps. */
const cost = { N: 8192, r: 4, p: 4 };
const length = 32;

/** Salted scrypt hash of a password, as text. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16).toString('hex');
  return `scrypt$${salt}$${scryptSync(password, salt, length, cost).toString('hex')}`;
}

/** Whether the password belongs to the hash; false for a text that is no hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [kind, salt, hash] = stored.split('$');
  const known = kind === 'scrypt' && salt && hash ? Buffer.from(hash, 'hex') : Buffer.alloc(length);
  // Hashed in any case, so that the time taken does not tell which names exist.
  const given = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt ?? 'none', length, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
  return known.length === given.length && timingSafeEqual(known, given) && kind === 'scrypt';
}
