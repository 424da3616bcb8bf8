import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { neededChromium } from '../../tools/src/setup/chromium.mjs';
import type { BrowserName } from './driver';

const found = (names: readonly string[], more: readonly string[] = []): string | undefined =>
  [
    ...names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))),
    ...more,
  ].find((file) => existsSync(file));

const needed = (file: string | undefined, packages: string): string => {
  if (file) return file;
  throw new Error(`A browser is missing. On Debian: apt-get install ${packages}. "npm run test:browsers" does so.`);
};

/** The program of each browser. @throws Error that names the packages to install */
export const executables: Readonly<Record<BrowserName, () => string>> = {
  chromium: neededChromium,
  firefox: () => needed(process.env.FLIGHTDECK_FIREFOX ?? found(['firefox-esr', 'firefox']), 'firefox-esr'),
  webkit: () =>
    needed(
      process.env.FLIGHTDECK_WEBKIT ??
        found(
          ['MiniBrowser'],
          [
            '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
            '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
          ],
        ),
      'webkit2gtk-driver xvfb',
    ),
};
