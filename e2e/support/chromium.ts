import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Names under which systems install it, best first. */
const names = ['chromium', 'chromium-browser', 'google-chrome'];

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The browser that the tests drive: the one `FLIGHTDECK_CHROMIUM` names, else the first on the path.
 * @throws Error that says what to install
 */
export function findChromium(env: Readonly<Record<string, string | undefined>> = process.env): string {
  if (env.FLIGHTDECK_CHROMIUM) return env.FLIGHTDECK_CHROMIUM;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  if (found) return found;
  throw new Error(
    `No Chromium found (${names.join(', ')}). Install one, on Debian with "apt-get install chromium", or name one in FLIGHTDECK_CHROMIUM.`,
  );
}
