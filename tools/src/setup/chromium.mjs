import { accessSync, constants } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { SetupError } from './step.mjs';

/** Chromium without windows. A new page takes a sixth of the processor time (docs/browsers.md). */
const shell = 'chromium-headless-shell';
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
 * @param {{ env?: NodeJS.ProcessEnv, hasWindow?: boolean }} [options] hasWindow: a whole browser, which has a back/forward cache and
 *   can open windows; default: the shell, if there is one
 * @returns {string | undefined} path of the browser named by FLIGHTDECK_CHROMIUM, else the first on the PATH; undefined without one
 */
export function findChromium({ env = process.env, hasWindow = false } = {}) {
  const { FLIGHTDECK_CHROMIUM: named, PATH = '' } = env;
  if (named && !(hasWindow && basename(named) === shell)) return named;
  const folders = PATH.split(delimiter).filter(Boolean);
  const names = hasWindow ? wholeBrowsers : [shell, ...wholeBrowsers];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Arguments for browsers of tests and benchmarks: no first-run steps, and requests to the tested pages only. */
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
 * @param {{ hasWindow?: boolean }} [options] as in `findChromium`
 * @returns {string} path of the browser
 * @throws Error with installation advice when there is none
 */
export function neededChromium(options) {
  const found = findChromium(options);
  if (found) return found;
  throw new Error('There is no Chromium on the PATH. Install one (npm test does), or name one in FLIGHTDECK_CHROMIUM.');
}

/**
 * Prints the path of Playwright's own browser. Runs in a separate process, because this process may have started with older
 * packages.
 */
const bundledBrowser = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";

/**
 * Returns why a browser cannot draw an empty page; undefined when it can. Its version alone would not show a missing library or a
 * full disk.
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
 * Finds a Chromium that starts, and a whole one beside the shell, or installs them: through the system's packages, or Playwright's
 * own (Ubuntu has Chromium as a snap only).
 * @param {string} repo
 * @returns {Promise<string>} path of the browser
 * @throws SetupError in one sentence; its cause has the installers' output
 */
export async function ensureChromium(repo) {
  const found = findChromium();
  const problem = found && (await startProblem(found, repo));
  if (found && !problem && findChromium({ hasWindow: true })) return found;
  if (process.env.FLIGHTDECK_CHROMIUM && problem)
    throw new SetupError(`${found}, named by FLIGHTDECK_CHROMIUM, does not start: ${problem}`);
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  const install = `${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends`;
  const system = `${sudo}apt-get update && (${install} chromium ${shell} || ${install} chromium)`;
  const packages = await run(['sh', '-c', system], { cwd: repo });
  const installed = findChromium();
  if (installed && !(await startProblem(installed, repo))) return installed;
  const download = await run(
    [process.execPath, 'node_modules/playwright-core/cli.js', 'install', '--with-deps', 'chromium'],
    { cwd: repo },
  );
  const { output } = await run([process.execPath, '-e', bundledBrowser], { cwd: repo, minutes: 1 });
  if (download.ok && isExecutable(output.trim())) return output.trim();
  throw new SetupError(
    `No Chromium starts${problem ? ` (${found}: ${problem})` : ''}, and none could be installed. On Debian: apt-get install chromium. Elsewhere name one: FLIGHTDECK_CHROMIUM=/path/to/chrome npm test`,
    { cause: `${packages.output}\n${download.output}` },
  );
}
