import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersions } from '@flightdeck/shared/contracts/contract-versions';
import { findings, versionsFile } from '../surface/findings';
import { presentReports, writtenReports } from '../surface/reports';
import { readVersions } from '../surface/versions';
import type { Check } from './check';

/** The API of public entries of `shared`, agreements and REST calls is in reports. */
export const apiReports = (repo: string): Check => ({
  rule: 'api-reports',
  instead: `Run npm run api. A new entry needs a version in ${versionsFile}.`,
  run: () =>
    findings({
      present: presentReports(repo),
      written: writtenReports(repo),
      versions: { ...contractVersions, ...readVersions(readFileSync(join(repo, versionsFile), 'utf8')) },
    }),
});
