import { randomBytes } from 'node:crypto';
import { type Connection, connection } from './connection';
import { type ActiveModules, activeModules } from './modules';
import { type Options, siteOptions, userOptions } from './options';
import { type Sessions, sessions } from './sessions';
import { openState, type StateFile } from './state';

/** Everything that the site stores. */
export interface Store extends Pick<StateFile, 'write'> {
  readonly options: Options;
  userOptions(userId: number): Options;
  readonly sessions: Sessions;
  readonly modules: ActiveModules;
  readonly connection: Connection;
  /** Secret key for nonces and signatures, created once per file. */
  readonly secret: string;
}

/** Opens the store in a file. */
export function openStore(file: string): Store {
  const state = openState(file, {
    secret: randomBytes(32).toString('hex'),
    options: {},
    userOptions: {},
    modules: [],
    accounts: {},
    sessions: {},
  });
  return {
    options: siteOptions(state),
    userOptions: (userId) => userOptions(state, userId),
    sessions: sessions(state),
    modules: activeModules(state),
    connection: connection(state),
    secret: state.current().secret,
    write: state.write,
  };
}
