import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { type Connection, connection } from './connection';
import { openDatabase } from './database';
import { type Grants, grants } from './grants';
import { type ActiveModules, activeModules } from './modules';
import { type Options, siteOptions, userOptions } from './options';
import { type Sessions, sessions } from './sessions';
import { type Users, users } from './users';

/** Everything that the site stores. */
export interface Store {
  readonly options: Options;
  userOptions(userId: number): Options;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly modules: ActiveModules;
  readonly connection: Connection;
  readonly grants: Grants;
  /** Secret key for nonces and signatures, created once per database. */
  readonly secret: string;
  /** Runs `work` in one transaction. */
  write<T>(work: () => T): T;
  close(): void;
}

/** Opens the store in a file. `:memory:` opens a store without a file, which loses its data when it is closed. */
export function openStore(file: string): Store {
  const db = openDatabase(file);
  const options = siteOptions(db);
  let secret = options.get('secret', v.string(), '');
  if (!secret) {
    secret = randomBytes(32).toString('hex');
    options.set('secret', secret);
  }
  return {
    options,
    userOptions: (userId) => userOptions(db, userId),
    users: users(db),
    sessions: sessions(db),
    modules: activeModules(db),
    connection: connection(db),
    grants: grants(db),
    secret,
    write: db.write,
    close: db.close,
  };
}
