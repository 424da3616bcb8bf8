import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersions } from '@flightdeck/shared/contracts/contract-versions';
import { compatibleFile, readCompatibleChanges } from '../surface/compatible-changes';
import { findings, versionsFile } from '../surface/findings';
import { newestRelease, readVersions } from '../surface/released';
import { presentReports, writtenReports } from '../surface/reports';
import type { Check } from './check';

/** The API of public entries of `shared`, agreements and REST calls is in reports, and their versions follow its changes. */
export const apiReports = (repo: string): Check => ({
  rule: 'api-reports',
  instead: `Run npm run api, and raise the version in the file named: additive → minor, anything else → major. A changed line that breaks no release goes into ${compatibleFile}.`,
  run: () =>
    findings({
      present: presentReports(repo),
      written: writtenReports(repo),
      versions: { ...contractVersions, ...readVersions(readFileSync(join(repo, versionsFile), 'utf8')) },
      compatible: readCompatibleChanges(readFileSync(join(repo, compatibleFile), 'utf8')),
      released: newestRelease(join(repo, 'contracts/releases')),
    }),
});
