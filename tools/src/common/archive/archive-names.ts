/** Characters that programs or systems read in different ways: controls, invisible ones, and those that Windows reserves. */
const ambiguousCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\:*?"<>|]/u;
/** Names with a trailing dot or space, which Windows drops, and names of devices, which Windows reserves in every folder. */
const reservedByWindows = /[. ]$|^(con|prn|aux|nul|(com|lpt)\d)(\.|$)/i;

/** Returns false also for `.` and `..`, which end in a dot, and for the empty first segment of an absolute path. */
const isValidSegment = (segment: string): boolean =>
  segment !== '' && !ambiguousCharacters.test(segment) && !reservedByWindows.test(segment);

/**
 * Returns the first name that is invalid on some system, points outside the archive's folder, or conflicts with an earlier name on
 * a system that ignores case: two files, or a file and a folder, have one path, or two folders differ only in case. Undefined when
 * all names are valid.
 */
export function invalidName(names: readonly string[]): string | undefined {
  /** Normalized path in lower case → path as written, with a trailing slash for a folder. */
  const seen = new Map<string, string>();
  return names.find((name) => {
    const segments = name.split('/');
    if (!segments.every(isValidSegment)) return true;
    return segments.some((_, index) => {
      const isFile = index === segments.length - 1;
      const path = segments.slice(0, index + 1).join('/');
      const key = path.normalize('NFC').toLowerCase();
      const earlier = seen.get(key);
      seen.set(key, isFile ? path : `${path}/`);
      return earlier !== undefined && (isFile || earlier !== `${path}/`);
    });
  });
}

/** Checks the names of an archive's files. @throws Error that names the first invalid one */
export function refuseInvalidNames(names: readonly string[]): void {
  const invalid = invalidName(names);
  if (invalid !== undefined) throw new Error(`${JSON.stringify(invalid)} is not a valid name in an archive.`);
}
