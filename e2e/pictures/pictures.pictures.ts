import { test } from '../support/test';
import { connectionDialogVisits } from './connection-dialog-visits';
import { connectionVisits } from './connection-visits';
import { dashboardVisits } from './dashboard-visits';
import { laterVersionsVisits } from './later-versions-visits';
import { licenseVisits } from './license-visits';
import { planVisits } from './plan-visits';
import { securityVisits } from './security-visits';
import { settingsVisits } from './settings-visits';
import { statsVisits } from './stats-visits';
import { look, prepare } from './take';

// The tests are independent, so that a failure does not stop the other pictures.
const visits = [
  ...dashboardVisits,
  ...securityVisits,
  ...statsVisits,
  ...planVisits,
  ...settingsVisits,
  ...laterVersionsVisits,
  ...licenseVisits,
  ...connectionVisits,
  ...connectionDialogVisits,
];
for (const visit of visits) {
  const { name, scenario = 'free', user = 'admin' } = visit;
  test.describe(name, () => {
    test.use({ scenario });

    test(name, async ({ page, problems, signIn, site }) => {
      // The site's policy blocks the store badges that other languages load from the stores. Use ours instead.
      problems.allow(/Failed to load resource|ERR_|badges?[/_]|img-src/);
      await signIn(user);
      await prepare(page, site, visit);
      await look(page, site, visit);
    });
  });
}
