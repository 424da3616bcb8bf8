/**
 * Returns the problem with this version of Node, or undefined. Uses syntax that old versions understand.
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Flightdeck needs Node 20.19 or newer; this is ${version}. Get one from https://nodejs.org or your system's packages.`;
}
