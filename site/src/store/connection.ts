import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Db } from './database';
import { readerOf, siteOptions } from './options';

const registrationSchema = v.nullable(v.object({ blogId: v.number(), ownerId: v.nullable(v.number()) }));
export type Registration = v.InferOutput<typeof registrationSchema>;

/** The site's connection to the provider, and the accounts of its users there. */
export interface Connection {
  /** null if the site is not registered with the provider. */
  registration(): Registration;
  register(blogId: number): void;
  /** ID of the user's account at the provider; null if the user is not linked. */
  accountOf(userId: number): number | null;
  /** Links a user. The first one becomes the owner. Returns whether the user became the owner. */
  link(userId: number, accountId: number): boolean;
  /** Makes a linked user the owner. */
  changeOwner(userId: number): void;
  unlink(userId: number): void;
  /** Removes the registration, the owner, all accounts and all authorization codes. */
  disconnect(): void;
}

/** Returns access to the connection in the database. */
export function connection(db: Db): Connection {
  const options = siteOptions(db);
  const readRegistration = readerOf('registration', registrationSchema, null);
  const registration = () => readRegistration(options);
  return {
    registration,
    register: (blogId) => options.set('registration', { blogId, ownerId: registration()?.ownerId ?? null }),
    accountOf: (userId) =>
      db.one(v.object({ account_id: v.number() }), 'SELECT account_id FROM accounts WHERE user_id = ?', userId)
        ?.account_id ?? null,
    link: (userId, accountId) =>
      db.write(() => {
        const current = registration();
        if (!current) throw new Error('A user cannot be linked while the site is not registered.');
        db.run(
          `INSERT INTO accounts (user_id, account_id, token) VALUES (?, ?, ?)
           ON CONFLICT (user_id) DO UPDATE SET account_id = excluded.account_id, token = excluded.token`,
          userId,
          accountId,
          randomBytes(24).toString('base64url'),
        );
        if (current.ownerId !== null) return false;
        options.set('registration', { ...current, ownerId: userId });
        return true;
      }),
    changeOwner: (userId) => {
      const current = registration();
      if (current) options.set('registration', { ...current, ownerId: userId });
    },
    unlink: (userId) => void db.run('DELETE FROM accounts WHERE user_id = ?', userId),
    disconnect: () =>
      db.write(() => {
        options.remove('registration');
        db.run('DELETE FROM accounts');
        db.run('DELETE FROM grants');
      }),
  };
}
