import { accessSync, constants } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { ensureDebianPackages, installCommand } from './debian-packages.mjs';
import { run } from './run.mjs';
import { SetupError } from './step.mjs';

/** Chromium without windows. It needs a sixth of the processor time of a whole browser to open a page (docs/browsers.md). */
const headlessShell = 'chromium-headless-shell';
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @param {string} file */
const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds a Chromium.
 * @param {{ env?: NodeJS.ProcessEnv, hasWindow?: boolean }} [options] hasWindow: whether to find only whole browsers, which can
 *   open windows and have a back/forward cache; default: also the headless shell, which is preferred
 * @returns {string | undefined} path of the browser in FLIGHTDECK_CHROMIUM, or else of the first one on the PATH; undefined if both
 *   are missing
 */
export function findChromium({ env = process.env, hasWindow = false } = {}) {
  const { FLIGHTDECK_CHROMIUM: namedBrowser, PATH = '' } = env;
  if (namedBrowser && !(hasWindow && basename(namedBrowser) === headlessShell)) return namedBrowser;
  const folders = PATH.split(delimiter).filter(Boolean);
  const names = hasWindow ? wholeBrowsers : [headlessShell, ...wholeBrowsers];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Arguments for browsers of tests and benchmarks: no first-run steps, and no requests except those of the tested pages. */
export const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a Chromium, as `findChromium` does.
 * @param {{ hasWindow?: boolean }} [options]
 * @returns {string} path of the browser
 * @throws Error with advice on installation if there is none
 */
export function neededChromium(options) {
  const found = findChromium(options);
  if (found) return found;
  throw new Error('There is no Chromium on the PATH. Install one (npm test does), or name one in FLIGHTDECK_CHROMIUM.');
}

/**
 * Finds a Chromium and, if it is the headless shell, also a whole browser. If one of them is missing, installs Debian's packages, or
 * else Playwright's own browser (Ubuntu has Chromium as a snap only).
 * @param {string} repo
 * @returns {Promise<string>} path of the browser
 * @throws SetupError with the output of the installers and the command to run by hand
 */
export async function ensureChromium(repo) {
  const found = findChromium();
  if (found && findChromium({ hasWindow: true })) return found;
  const packages = ['chromium', headlessShell];
  const problem = await ensureDebianPackages(packages).then(
    () => '',
    ({ message }) => message,
  );
  const installed = findChromium();
  if (installed) return installed;
  console.log("Installing Playwright's Chromium");
  const { ok, output } = await run(
    [process.execPath, 'node_modules/playwright-core/cli.js', 'install', '--with-deps', 'chromium'],
    { cwd: repo },
  );
  const { chromium } = await import('playwright-core');
  if (ok && isExecutable(chromium.executablePath())) return chromium.executablePath();
  throw new SetupError(
    `${problem}\n${output}\nChromium could not be installed. On Debian, run: ${installCommand(packages)}. Elsewhere, name one: FLIGHTDECK_CHROMIUM=/path/to/chrome npm test`,
  );
}
