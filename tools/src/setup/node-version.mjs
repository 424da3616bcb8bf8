/**
 * Returns why a version of Node is too old, or undefined. This file has only syntax that old versions understand.
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Flightdeck needs Node 20.19 or newer; this is ${version}. Install a newer version from https://nodejs.org or from your system's packages.`;
}
