import { join } from 'node:path';

/** Folder of the reports, relative to the repository. */
export const reportFolder = 'docs/api';
export const reportEnding = '.api.md';

/** Returns the file of a surface's report: `ui/card` → `docs/api/ui-card.api.md`. */
export const reportFile = (name: string): string =>
  join(reportFolder, `${name.replaceAll(/[/:.]/g, '-')}${reportEnding}`);
