import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { SetupError } from './step.mjs';

/**
 * Debian packages for the journeys in browsers other than Chromium, and for the accessibility bus that screen readers use.
 */
const packages = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'at-spi2-core',
  'dbus-daemon',
  'gir1.2-atspi-2.0',
  'python3-gi',
];

/** Folders of programs that Debian does not add to the PATH. */
const webkitFolders = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1`);

const libraryFolders = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu`);

/**
 * Returns the path of a program; undefined when no folder has it.
 * @param {string} name
 * @param {readonly string[]} [more] folders besides those of the PATH
 */
const onPath = (name, more = []) =>
  [...(process.env.PATH ?? '').split(delimiter), ...more]
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

const finders = {
  firefox: () => process.env.FLIGHTDECK_FIREFOX ?? onPath('firefox-esr') ?? onPath('firefox'),
  /** WebKitGTK's MiniBrowser, which its driver starts. */
  webkit: () => process.env.FLIGHTDECK_WEBKIT ?? onPath('MiniBrowser', webkitFolders),
  webkitDriver: () => onPath('WebKitWebDriver'),
  screen: () => onPath('Xvfb'),
  bus: () => onPath('dbus-daemon'),
  /** Python bindings of the accessibility bus. */
  accessibility: () => onPath('girepository-1.0/Atspi-2.0.typelib', libraryFolders),
  accessibilityBus: () => onPath('at-spi-bus-launcher', ['/usr/libexec']),
};

/**
 * Finds a program.
 * @param {keyof typeof finders} program
 * @returns {string} path of the program
 * @throws Error with installation advice
 */
export function neededProgram(program) {
  const found = finders[program]();
  if (found) return found;
  throw new Error(`A program is missing: ${program}. "npm run test:browsers" installs it with ${packages.join(', ')}.`);
}

const missing = () => Object.entries(finders).flatMap(([name, find]) => (find() ? [] : [name]));

/**
 * Installs Firefox, WebKit, a virtual screen and the accessibility bus, if one of them is missing.
 * @param {string} repo
 * @returns {Promise<string>} remark
 * @throws SetupError in one sentence
 */
export async function ensureOtherBrowsers(repo) {
  if (missing().length === 0) return 'Firefox, WebKit, accessibility bus';
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  const command = `${sudo}apt-get update && ${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const { output } = await run(['sh', '-c', command], { cwd: repo });
  if (missing().length === 0) return `${packages.join(', ')} installed`;
  throw new SetupError(
    `These programs are missing and could not be installed: ${missing().join(', ')}. On Debian: apt-get install ${packages.join(' ')}.`,
    { cause: output },
  );
}
