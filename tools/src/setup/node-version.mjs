/**
 * What is wrong with this version of Node, or undefined. Kept to syntax that old versions understand: they are who it is for.
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Flightdeck needs Node 20.19 or newer; this is ${version}. Get one from https://nodejs.org or your system's packages.`;
}
