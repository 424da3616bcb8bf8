/** @jest-environment ./tools/jest/environment.cjs */
import { fakeServer } from '../../../testing/fake-server';
import { onCall } from '../../../testing/wire';
import { postSiteSurvey } from './survey';

fakeServer();

test('SHR-078 sends the survey to the site', async () => {
  onCall('POST', 'marketing/survey', { site_id: 7 }).reply(200, { success: true });
  await postSiteSurvey({ site_id: 7 });
});
