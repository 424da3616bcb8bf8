import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { run } from '../../../tools/src/setup/run.mjs';
import { type Service, startService } from '../../../tools/src/setup/service';

/** A separate MariaDB with its data in a folder. */
export interface Database extends Service {
  /** Path of its socket, over which its user root has no password. */
  readonly socket: string;
  /** Creates an empty database. Drops an existing one of that name first. */
  recreate(name: string): Promise<void>;
}

/** Returns the path of a database's socket. It is in the folder of the database, which only this user can open. */
export const databaseSocket = (data: string): string => join(data, 'database', 'database.sock');

/**
 * Starts MariaDB with the data in a folder. Creates the data the first time.
 * @throws Error when the data can't be created, or MariaDB does not start
 */
export async function startDatabase(data: string): Promise<Database> {
  const folder = join(data, 'database');
  const user = userInfo().username;
  if (!existsSync(folder)) {
    // Renamed when it is complete, so that the next start does not use what a killed one has left.
    const next = `${folder}.unfinished`;
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next, { recursive: true, mode: 0o700 });
    const { ok, output } = await run(
      [
        'mariadb-install-db',
        '--no-defaults',
        `--datadir=${next}`,
        `--user=${user}`,
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
      ],
      { cwd: data, minutes: 2 },
    );
    if (!ok) throw new Error(`The database could not be created:\n${output}`);
    renameSync(next, folder);
  }
  const socket = databaseSocket(data);
  const query = (sql: string) =>
    run(['mariadb', '--no-defaults', `--socket=${socket}`, '-uroot', '-e', sql], { cwd: data, minutes: 1 });
  const service = await startService(
    [
      'mariadbd',
      '--no-defaults',
      `--datadir=${folder}`,
      `--socket=${socket}`,
      `--pid-file=${join(data, 'database.pid')}`,
      `--user=${user}`,
      '--skip-networking',
      '--innodb-buffer-pool-size=64M',
      // Faster, but a crash can lose data. All data can be created again.
      '--innodb-flush-log-at-trx-commit=0',
      '--character-set-server=utf8mb4',
    ],
    { log: join(data, 'database.log'), answers: async () => (await query('select 1')).ok },
  );
  return {
    ...service,
    socket,
    async recreate(database) {
      const { ok, output } = await query(
        `drop database if exists ${database}; create database ${database} character set utf8mb4`,
      );
      if (!ok) throw new Error(output);
    },
  };
}
