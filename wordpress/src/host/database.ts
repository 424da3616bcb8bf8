import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../../../tools/src/setup/run.mjs';
import { ownFolder } from './own-folder';
import { type Service, startService } from './process';

/** A separate MariaDB with its data in a folder; only a socket reaches it. */
export interface Database extends Service {
  readonly socket: string;
  /** Creates an empty database. Drops an existing one of that name. */
  renew(name: string): Promise<void>;
}

/**
 * Returns the path of a database's socket, in a folder that only this user can open, because the database's user has no
 * password. It is below `base`, because the path of a data folder may exceed the limit for sockets.
 */
export function socketOf(data: string, base = tmpdir()): string {
  const folder = join(base, `flightdeck-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`);
  ownFolder(folder);
  return join(folder, 'database.sock');
}

/** Starts the database of a data folder. Creates it the first time. @throws Error when it does not start */
export async function startDatabase(data: string): Promise<Database> {
  const folder = join(data, 'database');
  const user = userInfo().username;
  mkdirSync(data, { recursive: true });
  if (!existsSync(join(folder, 'mysql'))) {
    const { ok, output } = await run(
      [
        'mariadb-install-db',
        '--no-defaults',
        `--datadir=${folder}`,
        `--user=${user}`,
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
      ],
      { cwd: data, minutes: 2 },
    );
    if (!ok) throw new Error(`The database could not be created:\n${output}`);
  }
  const socket = socketOf(data);
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
      // All data can be created again.
      '--innodb-flush-log-at-trx-commit=0',
      '--character-set-server=utf8mb4',
    ],
    { log: join(data, 'database.log'), answers: async () => (await query('select 1')).ok },
  );
  return {
    socket,
    group: service.group,
    async stop() {
      await service.stop();
      rmSync(dirname(socket), { recursive: true, force: true });
    },
    async renew(database) {
      const { ok, output } = await query(
        `drop database if exists ${database}; create database ${database} character set utf8mb4`,
      );
      if (!ok) throw new Error(output);
    },
  };
}
