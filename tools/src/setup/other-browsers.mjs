import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureDebianPackages, installCommand } from './debian-packages.mjs';
import { SetupError } from './step.mjs';

/** Debian packages for the journeys in three browsers, and for the accessibility bus that screen readers use. */
const packages = [
  'chromium',
  'chromium-driver',
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
  chromedriver: () => findFile('chromedriver'),
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
    `A program is missing: ${program}. Run "npm test -- --only browsers", which installs it, or: ${installCommand(packages)}`,
  );
}

const missingPrograms = () => Object.entries(finders).flatMap(([name, find]) => (find() ? [] : [name]));

/**
 * Installs the browsers, a virtual screen and the accessibility bus, if one of them is missing.
 * @throws SetupError that names what is missing, and the command to run by hand
 */
export async function ensureOtherBrowsers() {
  if (missingPrograms().length === 0) return;
  await ensureDebianPackages(packages);
  if (missingPrograms().length > 0)
    throw new SetupError(
      `These programs or files are missing, in spite of their packages: ${missingPrograms().join(', ')}.`,
    );
}
