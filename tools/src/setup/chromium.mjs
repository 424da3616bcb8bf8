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
 * Code that prints the path of Playwright's own browser. It runs in a new process, because this process may have loaded an older
 * Playwright.
 */
const printBrowserPath = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";

/**
 * Returns why a browser cannot draw an empty page; undefined when it can. Printing its version would not reveal a missing library
 * or a full disk.
 * @param {string} browser
 * @param {string} cwd
 */
async function startProblem(browser, cwd) {
  const { ok, output, reason } = await run([browser, '--headless', ...quietArgs, '--dump-dom', 'about:blank'], {
    cwd,
    minutes: 5,
  });
  const lastLine = output.trim().split('\n').at(-1) ?? '';
  return ok && output.includes('<html') ? undefined : `${reason ?? 'it drew nothing'}; ${lastLine}`;
}

/**
 * Finds a Chromium that starts and, if it is the headless shell, also a whole browser. If one of them is missing, or the first does
 * not start, installs Debian's packages, or else Playwright's own browser (Ubuntu has Chromium as a snap only).
 * @param {string} repo
 * @returns {Promise<string>} path of a Chromium that starts, or of the browser that Playwright installed
 * @throws SetupError with the output of the installers and the command to run by hand
 */
export async function ensureChromium(repo) {
  const found = findChromium();
  const problem = found && (await startProblem(found, repo));
  if (found && !problem && findChromium({ hasWindow: true })) return found;
  if (process.env.FLIGHTDECK_CHROMIUM && problem)
    throw new SetupError(`${found}, named by FLIGHTDECK_CHROMIUM, does not start: ${problem}`);
  const packages = await ensureDebianPackages(['chromium', headlessShell]).catch((error) => error);
  const installed = findChromium();
  if (installed && !(await startProblem(installed, repo))) return installed;
  console.log("Installing Playwright's Chromium");
  const download = await run(
    [process.execPath, 'node_modules/playwright-core/cli.js', 'install', '--with-deps', 'chromium'],
    { cwd: repo },
  );
  const { output } = await run([process.execPath, '-e', printBrowserPath], { cwd: repo });
  if (download.ok && isExecutable(output.trim())) return output.trim();
  const reasons = [packages instanceof Error ? packages.message : '', download.output].join('\n').trim();
  throw new SetupError(
    `${reasons}\nNo Chromium starts${problem ? ` (${found}: ${problem})` : ''}, and none could be installed. On Debian, run: ${installCommand(['chromium', headlessShell])}. Elsewhere, name one: FLIGHTDECK_CHROMIUM=/path/to/chrome npm test`,
  );
}
