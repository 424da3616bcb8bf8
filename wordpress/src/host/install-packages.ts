import { ensurePackages } from './packages';

/** Installs what a WordPress needs before the tests, whose time limits are for tests. */
const installed = await ensurePackages();
console.log(installed.length > 0 ? `${installed.length} packages` : 'already installed');
