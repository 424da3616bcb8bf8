import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findings, versionsFile } from '../surface/findings';
import { newestRelease, readVersions } from '../surface/released';
import { presentReports, writtenReports } from '../surface/reports';
import type { Check } from './check';

/** What the public entries of `shared` promise is written down, and a change of it shows in their versions. */
export const apiReports = (repo: string): Check => ({
  rule: 'api-reports',
  instead: `Run npm run api, and raise the version of the entry in ${versionsFile}: additive → minor, anything else → major.`,
  run: () =>
    findings({
      present: presentReports(repo),
      written: writtenReports(repo),
      versions: readVersions(readFileSync(join(repo, versionsFile), 'utf8')),
      released: newestRelease(join(repo, 'contracts/releases')),
    }),
});
