import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** File by which a data folder is recognized, so that no other folder is emptied. */
const marker = 'flightdeck-wordpress.txt';
const markerText = 'npm run wordpress created this folder. With --reset, it deletes everything in it.\n';

/** Refuses a folder with files that `npm run wordpress` did not create. @throws Error */
export function refuseOtherFolder(data: string): void {
  if (!existsSync(data) || existsSync(join(data, marker)) || readdirSync(data).length === 0) return;
  throw new Error(
    `${data} has files, and npm run wordpress did not create it. Choose a new or empty folder with --data.`,
  );
}

/**
 * Creates the data folder, and marks it before anything else is in it, so that the next start accepts it after a failed one.
 * @param reset whether to remove the content of the folder; the folder itself stays, because it can be a link or a mounted disk
 * @throws Error when the folder has files of others
 */
export function prepareDataFolder(data: string, reset: boolean): void {
  refuseOtherFolder(data);
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, marker), markerText);
  if (!reset) return;
  for (const name of readdirSync(data)) if (name !== marker) rmSync(join(data, name), { recursive: true, force: true });
}
