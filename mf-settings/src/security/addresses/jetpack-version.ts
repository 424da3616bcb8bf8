/** Tells whether a version (`13.9.1`, `16.2-a.3`) is at least the given one. Unknown versions count as older. */
export function isVersionFrom(version: string, major: number, minor: number): boolean {
  const [thisMajor = 0, thisMinor = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return thisMajor > major || (thisMajor === major && thisMinor >= minor);
}
