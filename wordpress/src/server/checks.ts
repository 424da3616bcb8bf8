import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { isFree } from '../../../tools/src/dev/free-port';
import { refuseOtherFolder } from './data-folder';
import { databaseSocket } from './database';
import type { Options } from './options';

/** Refuses a start that can't succeed, before anything is deleted. @throws Error that says what to change */
export async function refuseBadStart({ data, port, jetpack, wordpress }: Options): Promise<void> {
  if (jetpack && !existsSync(join(jetpack.folder, 'jetpack.php')))
    throw new Error(`There is no jetpack.php in ${jetpack.folder}.`);
  if (jetpack?.provider && !existsSync(jetpack.provider)) throw new Error(`There is no file ${jetpack.provider}.`);
  if (wordpress && !existsSync(join(wordpress, 'wp-load.php')))
    throw new Error(`There is no wp-load.php in ${wordpress}.`);
  refuseOtherFolder(data);
  if (await isAnswering(databaseSocket(data)))
    throw new Error(`A site already runs in ${data}. Stop it, or choose another folder with --data.`);
  if (!(await isFree(port, '127.0.0.1')))
    throw new Error(`The port ${port} is in use. Choose another one with --port.`);
}

const isAnswering = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const connection = createConnection(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
