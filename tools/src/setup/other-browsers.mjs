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

/** Folders in which Debian installs WebKit's programs. They are not on the PATH. */
const webkitFolders = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1`);

/** Folders in which Debian installs libraries. */
const libraryFolders = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu`);

/**
 * Returns the path of a program or another file; undefined when no folder has it.
 * @param {string} name
 * @param {readonly string[]} [moreFolders] folders besides those of the PATH
 */
const findFile = (name, moreFolders = []) =>
  [...(process.env.PATH ?? '').split(delimiter), ...moreFolders]
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

const finders = {
  firefox: () => process.env.FLIGHTDECK_FIREFOX ?? findFile('firefox-esr') ?? findFile('firefox'),
  /** WebKitGTK's MiniBrowser, which its driver starts. */
  MiniBrowser: () => process.env.FLIGHTDECK_WEBKIT ?? findFile('MiniBrowser', webkitFolders),
  WebKitWebDriver: () => findFile('WebKitWebDriver'),
  Xvfb: () => findFile('Xvfb'),
  'dbus-daemon': () => findFile('dbus-daemon'),
  /** Description of the accessibility bus, from which Python makes its bindings. */
  'Atspi-2.0.typelib': () => findFile('girepository-1.0/Atspi-2.0.typelib', libraryFolders),
  'at-spi-bus-launcher': () => findFile('at-spi-bus-launcher', ['/usr/libexec']),
};

/**
 * Finds a program.
 * @param {keyof typeof finders} program
 * @returns {string} path of the program
 * @throws Error with advice on installation if the program is missing
 */
export function neededProgram(program) {
  const found = finders[program]();
  if (found) return found;
  throw new Error(
    `A program is missing: ${program}. Run "npm run test:browsers", which installs these packages: ${packages.join(', ')}.`,
  );
}

const missingPrograms = () => Object.entries(finders).flatMap(([name, find]) => (find() ? [] : [name]));

/**
 * Installs Firefox, WebKit, a virtual screen and the accessibility bus, if one of them is missing.
 * @param {string} repo
 * @returns {Promise<string>} what is available or was installed
 * @throws SetupError that names what is missing; its cause has the installer's output
 */
export async function ensureOtherBrowsers(repo) {
  if (missingPrograms().length === 0) return 'Firefox, WebKit, accessibility bus';
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  const command = `${sudo}apt-get update && ${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const { output } = await run(['sh', '-c', command], { cwd: repo });
  if (missingPrograms().length === 0) return `${packages.join(', ')} installed`;
  throw new SetupError(
    `These programs or files are missing and could not be installed: ${missingPrograms().join(', ')}. On Debian: apt-get install ${packages.join(' ')}.`,
    { cause: output },
  );
}
