import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../../../tools/src/setup/run.mjs';
import { type Service, startService } from '../../../tools/src/setup/service';
import { ensurePrivateFolder } from './private-folder';

/** How WordPress reaches its database: the constants DB_HOST, DB_USER and DB_PASSWORD. */
export interface DatabaseAccess {
  readonly host: string;
  readonly user: string;
  readonly password: string;
}

/** A separate MariaDB with its data in a folder. */
export interface Database extends Service {
  readonly access: DatabaseAccess;
  /** Creates an empty database. Drops an existing one of that name first. */
  recreate(name: string): Promise<void>;
}

/**
 * Returns the path of a database's socket. It is below `base`, because the path of a data folder can be too long for a socket.
 * All links to a data folder have the same socket.
 */
export function databaseSocket(data: string, base = tmpdir()): string {
  const path = existsSync(data) ? realpathSync(data) : data;
  return join(base, `flightdeck-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`, 'database.sock');
}

/**
 * Starts MariaDB with the data in a folder. Creates the data the first time.
 * @param port TCP port on which MariaDB also listens, for a PHP that can't open Unix sockets; users of the port need a password
 * @throws Error when the data can't be created, or MariaDB does not start
 */
export async function startDatabase(data: string, port?: number): Promise<Database> {
  const folder = join(data, 'database');
  const user = userInfo().username;
  mkdirSync(data, { recursive: true });
  if (!existsSync(folder)) {
    // Renamed when it is complete, so that the next start does not use what a killed one has left.
    const next = `${folder}.unfinished`;
    rmSync(next, { recursive: true, force: true });
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
  // Only this user can open the folder, because root has no password.
  ensurePrivateFolder(dirname(socket));
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
      // With name resolution, connections to the port would also count as "localhost", where root has no password.
      ...(port ? [`--port=${port}`, '--bind-address=127.0.0.1', '--skip-name-resolve'] : ['--skip-networking']),
      '--innodb-buffer-pool-size=64M',
      // Faster, but a crash can lose data. All data can be created again.
      '--innodb-flush-log-at-trx-commit=0',
      '--character-set-server=utf8mb4',
    ],
    { log: join(data, 'database.log'), answers: async () => (await query('select 1')).ok },
  );
  const password = randomBytes(16).toString('hex');
  if (port) {
    // MariaDB creates users who can connect to the port without a password. Delete them.
    const replaceUsers = `delete from mysql.global_priv where host <> 'localhost'; flush privileges;
      create or replace user wordpress@'127.0.0.1' identified by '${password}'; grant all on *.* to wordpress@'127.0.0.1'`;
    const { ok, output } = await query(replaceUsers);
    if (!ok) {
      await service.stop();
      throw new Error(output);
    }
  }
  return {
    access: port
      ? { host: `127.0.0.1:${port}`, user: 'wordpress', password }
      : { host: `localhost:${socket}`, user: 'root', password: '' },
    group: service.group,
    async stop() {
      await service.stop();
      rmSync(dirname(socket), { recursive: true, force: true });
    },
    async recreate(database) {
      const { ok, output } = await query(
        `drop database if exists ${database}; create database ${database} character set utf8mb4`,
      );
      if (!ok) throw new Error(output);
    },
  };
}
