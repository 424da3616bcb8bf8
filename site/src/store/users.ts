import * as v from 'valibot';
import type { Db } from './database';

/** Roles of WordPress, from most to least permissions. */
export const roles = ['administrator', 'editor', 'author', 'contributor', 'subscriber'] as const;
export type Role = (typeof roles)[number];

const userSchema = v.object({
  id: v.number(),
  login: v.string(),
  name: v.string(),
  role: v.picklist(roles),
  email: v.string(),
});
/** A user of the site, without the password. */
export type User = v.InferOutput<typeof userSchema>;

const columns = 'id, login, name, role, email';

/** The users of the site. */
export interface Users {
  all(): User[];
  byId(id: number): User | undefined;
  /** Finds a user by username or email address. */
  byLogin(login: string): User | undefined;
  /** Returns the hash of the password, for `auth/passwords.ts`; empty for an unknown user. */
  passwordOf(id: number): string;
  setPassword(id: number, hash: string): void;
  add(user: User, hash: string): void;
}

/** Returns access to the users in the database. */
export function users(db: Db): Users {
  return {
    all: () => db.all(userSchema, `SELECT ${columns} FROM users ORDER BY id`),
    byId: (id) => db.one(userSchema, `SELECT ${columns} FROM users WHERE id = ?`, id),
    byLogin: (login) => db.one(userSchema, `SELECT ${columns} FROM users WHERE login = ? OR email = ?`, login, login),
    passwordOf: (id) =>
      db.one(v.object({ password: v.string() }), 'SELECT password FROM users WHERE id = ?', id)?.password ?? '',
    setPassword: (id, hash) => void db.run('UPDATE users SET password = ? WHERE id = ?', hash, id),
    add: (user, hash) =>
      void db.run(
        `INSERT INTO users (${columns}, password) VALUES (?, ?, ?, ?, ?, ?)`,
        user.id,
        user.login,
        user.name,
        user.role,
        user.email,
        hash,
      ),
  };
}
