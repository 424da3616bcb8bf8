import { changedReports } from '../api/reports';
import type { Check } from './check';

/** The public API of each layer of `shared` is in its report. */
export const apiReports = (repo: string): Check => ({
  rule: 'api-reports',
  instead: 'Run npm run api, and describe the change with "npx changeset": minor for an addition, major for a break.',
  run: () => changedReports(repo, false).map((path) => ({ path, line: 1, what: 'is not the API of the present code' })),
});
