import { visit } from '../support/settings';
import { test } from '../support/test';

test.use({ jetpack: '16', scenario: 'complete' });
test('shots', async ({ page, openAs, site }) => {
  test.setTimeout(240_000);
  await openAs('admin');
  const boost = page.getByRole('article', { name: 'Boost' });
  await boost.getByRole('button', { name: /^(Install|Activate) Boost$/ }).click();
  await boost.getByRole('link', { name: 'Manage Boost' }).waitFor();
  const looks = [
    ['1280', 1280, 'light', 'ltr'],
    ['375', 375, 'light', 'ltr'],
    ['dark', 1280, 'dark', 'ltr'],
    ['rtl', 1280, 'light', 'rtl'],
  ] as const;
  for (const [name, width, colorScheme, dir] of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const route of name === '1280' || name === '375' ? ['dashboard', 'security', 'traffic', 'writing', 'discussion', 'sharing', 'performance'] : ['dashboard', 'security', 'traffic', 'discussion']) {
      await visit(page, `/${route}`);
      await page.waitForLoadState('networkidle');
      await page.evaluate((d) => { document.documentElement.dir = d; document.body.classList.toggle('rtl', d === 'rtl'); }, dir);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.min(height + 40, 6000) });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/h46-shots/${route}-${name}.png`, fullPage: true });
      await page.setViewportSize({ width, height: 900 });
    }
  }
  void site;
});
