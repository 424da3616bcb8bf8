import { card, panel } from '../../support/dashboard';
import { anyStopped, retryButton } from '../../support/failures/failure-panel';
import { expect, test } from '../../support/test';

test('Retry shows the failure again while a file is missing, and the screen once the file is back', async ({
  page,
  site,
  openAs,
  expectProblems,
}) => {
  expectProblems(/(status of 404|Refused to execute script|ChunkLoadError|mf-settings\/writing failed)/);
  await openAs('admin', '/writing');
  await expect(page.getByTestId('settings-card').first()).toBeVisible();
  const restoreFile = site.set.hide('mf-settings', 'search.js');
  try {
    await page.evaluate(() => location.assign('#/writing?term=sitemap'));
    await expect(panel(page, anyStopped)).toBeVisible();
    await retryButton(page, anyStopped).click();
    await expect(panel(page, anyStopped)).toBeVisible();
  } finally {
    restoreFile();
  }
  await retryButton(page, anyStopped).click();
  await expect(card(page, 'Sitemaps')).toBeVisible();
  await page.evaluate(() => location.assign('#/writing'));
  await expect(page.getByTestId('settings-card').first()).toBeVisible();
});
