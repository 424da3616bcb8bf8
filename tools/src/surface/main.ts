import { join } from 'node:path';
import { writeCssTypes } from '../css-types/css-types';
import { presentReports, writeReports } from './reports';

/** `npm run api`: writes the public API of each entry of `shared` to `docs/api`. */
const repo = join(import.meta.dirname, '../../..');
// The compiler needs them.
await writeCssTypes(repo);
const reports = presentReports(repo);
writeReports(repo, reports);
console.log(
  `docs/api: ${reports.size} entries. Where one changed, raise its version in contracts/surface-versions.json.`,
);
