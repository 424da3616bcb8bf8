import type { Finding } from '../checks/check';
import { type CompatibleChange, compatibleFile, unneededChanges, withCompatible } from './compatible-changes';
import { reportFile, surfaceIn } from './report-file';
import { type Step, stepBetween, stepOfVersions } from './surface';

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
  /** Changes since that release that are compatible although a line of a report changed. */
  readonly compatible: readonly CompatibleChange[];
  /** The last release of `shared`; null before the first. */
  readonly released: { readonly versions: Versions; readonly reports: Reports } | null;
}

/** File with the versions of surfaces, relative to the repository. */
export const versionsFile = 'contracts/surface-versions.json';
/** Versions of agreements are in code, because pages compare them. */
const fileOf = (name: string) => (name.includes(':') ? 'shared/contracts/contract-versions.ts' : versionsFile);

type Released = NonNullable<Surfaces['released']>;

const order: readonly Step[] = ['none', 'minor', 'major'];

/** Returns every mismatch between code, reports and versions. */
export function findings({ present, written, versions, compatible, released }: Surfaces): Finding[] {
  const at = (path: string, what: string): Finding => ({ path, line: 1, what });
  const known = new Set(Object.keys(versions).map(reportFile));
  const stale = [...present].flatMap(([file, text]) => {
    if (!known.has(file)) return [at(versionsFile, `no version for ${file}`)];
    return written.get(file) === text ? [] : [at(file, 'is out of date: run npm run api')];
  });
  const orphans = [...written.keys(), ...known].filter((file) => !present.has(file));
  const gone = [...new Set(orphans)].map((file) => at(file, 'no entry has this report: run npm run api'));
  const unneeded = unneededChanges(released?.reports.values() ?? [], compatible).map(({ before }) =>
    at(compatibleFile, `no released report has the line: ${before}`),
  );
  return [...stale, ...gone, ...unneeded, ...(released ? steps({ present, versions, compatible, released }, at) : [])];
}

/** Returns the entries whose version does not match their changes since the last release. */
function steps(
  { present, versions, compatible, released }: Omit<Surfaces, 'written'> & { released: Released },
  at: (path: string, what: string) => Finding,
): Finding[] {
  return Object.entries(released.versions).flatMap(([entry, before]) => {
    const now = versions[entry];
    // A removed entry is a major change of the package, which needs a changeset.
    if (now === undefined) return [];
    const step = stepOfVersions(before, now);
    if (step === null) return [at(fileOf(entry), `${entry} goes down from ${before} to ${now}`)];
    const file = reportFile(entry);
    const old = released.reports.get(file);
    // This release is older than the report.
    if (old === undefined) return [];
    const wanted = stepBetween(withCompatible(surfaceIn(old), compatible), surfaceIn(present.get(file) ?? ''));
    if (order.indexOf(step) >= order.indexOf(wanted)) return [];
    return [at(fileOf(entry), `${entry} ${before} needs a ${wanted} step, ${now} is none`)];
  });
}
