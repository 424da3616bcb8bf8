import type { Visit } from './visit';
import { connectionVisits } from './visits/connection';
import { connectionDialogVisits } from './visits/connection-dialog';
import { dashboardVisits } from './visits/dashboard';
import { laterVersionsVisits } from './visits/later-versions';
import { licenseVisits } from './visits/license';
import { planVisits } from './visits/plan';
import { recommendationsVisits } from './visits/recommendations';
import { securityVisits } from './visits/security';
import { settingsVisits } from './visits/settings';
import { statsVisits } from './visits/stats';

/** Visits to each state of each screen, for the pictures and the usability tests. */
export const visits: readonly Visit[] = [
  ...dashboardVisits,
  ...securityVisits,
  ...statsVisits,
  ...planVisits,
  ...settingsVisits,
  ...recommendationsVisits,
  ...laterVersionsVisits,
  ...licenseVisits,
  ...connectionVisits,
  ...connectionDialogVisits,
];

/**
 * Console errors that visits may cause. The content security policy of the site blocks the app store badges that some
 * languages load from the stores; our own badges show instead.
 */
export const visitProblems = /Failed to load resource|ERR_|badges?[/_]|img-src/;
