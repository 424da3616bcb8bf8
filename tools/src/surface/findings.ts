import type { Finding } from '../checks/check';
import { reportFile } from './report-file';

/**
 * Version of each surface: an entry of `shared` (`ui/card`), an agreement (`bus:connection`) or the REST calls of an area.
 */
export type Versions = Readonly<Record<string, string>>;
/** Reports by file. */
export type Reports = ReadonlyMap<string, string>;

export interface Surfaces {
  /** Reports of the present code. */
  readonly present: Reports;
  /** Reports in the repository. */
  readonly written: Reports;
  readonly versions: Versions;
}

/** File with the versions of surfaces, relative to the repository. */
export const versionsFile = 'contracts/surface-versions.json';

/** Returns every mismatch between code, reports and versions. */
export function findings({ present, written, versions }: Surfaces): Finding[] {
  const at = (path: string, what: string): Finding => ({ path, line: 1, what });
  const known = new Set(Object.keys(versions).map(reportFile));
  const stale = [...present].flatMap(([file, text]) => {
    if (!known.has(file)) return [at(versionsFile, `no version for ${file}`)];
    return written.get(file) === text ? [] : [at(file, 'is out of date: run npm run api')];
  });
  const orphans = [...written.keys(), ...known].filter((file) => !present.has(file));
  return [...stale, ...[...new Set(orphans)].map((file) => at(file, 'no entry has this report: run npm run api'))];
}
