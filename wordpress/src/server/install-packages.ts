import { ensurePackages } from './packages';

/** Installs the packages that a WordPress needs. Runs before the tests, whose time limits leave no time for an installation. */
const installed = await ensurePackages();
console.log(installed.length > 0 ? `Installed ${installed.length} packages.` : 'All packages are installed.');
