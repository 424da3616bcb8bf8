import { connectionDialogVisits } from './connection-dialog-visits';
import { connectionVisits } from './connection-visits';
import { dashboardVisits } from './dashboard-visits';
import { laterVersionsVisits } from './later-versions-visits';
import { licenseVisits } from './license-visits';
import { planVisits } from './plan-visits';
import { recommendationsVisits } from './recommendations-visits';
import { securityVisits } from './security-visits';
import { settingsVisits } from './settings-visits';
import { statsVisits } from './stats-visits';
import type { Visit } from './visit';

/** Each state of each screen: for the pictures, and for the tests of accessibility. */
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
 * Errors of the console that visits may cause. The site's policy blocks the store badges that other languages load from the
 * stores; our own badges are used instead.
 */
export const visitProblems = /Failed to load resource|ERR_|badges?[/_]|img-src/;
