import { card, switchOff } from '../support/dashboard';
import { expect, test } from '../support/test';

const title = 'Jetpack Stats';

test('DASH-024 DASH-041 DASH-043 shows days first, reads weeks and months when their tabs are selected, and opens the stats of a week', async ({
  page,
  openAs,
  site,
}) => {
  await site.clock(Date.parse('2023-06-14T12:00:00Z') - Date.now());
  await openAs('admin');
  const stats = card(page, title);
  await expect(stats.getByRole('tab', { name: 'Days' })).toHaveAttribute('aria-selected', 'true');
  await expect(stats.getByRole('figure', { name: 'Views per day' })).toBeVisible();
  for (const text of ['Views today21', 'Best overall day310', 'All-time views9,876', 'All-time comments25'])
    await expect(stats).toContainText(text);
  await expect(stats).toContainText('Views, February 14, 2023');

  await stats.getByRole('tab', { name: 'Weeks' }).click();
  const weeks = stats.getByRole('table', { name: 'Views per week' });
  await expect(weeks.getByRole('row')).toHaveCount(15);
  expect(await site.calls(/stats\/data/)).toEqual(['GET module/stats/data 200']);
  // The link of the last week contains the first day of that week.
  const [weekPage] = await Promise.all([
    page.context().waitForEvent('page'),
    stats.getByRole('group', { name: 'Views per week' }).getByRole('button').last().click(),
  ]);
  await expect.poll(() => new URL(weekPage.url()).searchParams.get('query')).toBe('startDate=2023-06-12');
  expect(new URL(weekPage.url()).searchParams.get('source')).toBe('calypso-stats-week');
  await weekPage.close();

  await stats.getByRole('tab', { name: 'Weeks' }).press('ArrowRight');
  await expect(stats.getByRole('tab', { name: 'Months' })).toBeFocused();
  await expect(stats.getByRole('table', { name: 'Views per month' }).getByRole('row')).toHaveCount(13);
  await stats.getByRole('tab', { name: 'Months' }).press('Home');
  await expect(stats.getByRole('figure', { name: 'Views per day' })).toBeVisible();
  expect(await site.calls(/stats\/data/)).toHaveLength(2);
  await expect(stats.getByRole('link', { name: 'View detailed stats' })).toHaveAttribute(
    'href',
    /\/wp-admin\/admin\.php\?page=stats$/,
  );
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } });

  test('shows only bars wide enough for a finger, opens a day on the second tap, and lists all days in a table', async ({
    openAs,
    context,
    page,
  }) => {
    await openAs('admin');
    const stats = card(page, title);
    const bars = stats.getByRole('group', { name: 'Views per day' }).getByRole('button');
    await expect(bars.last()).toBeVisible();
    const widths = () => bars.evaluateAll((elements) => elements.map((bar) => bar.getBoundingClientRect().width));
    const minTouchWidth = 42;
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThanOrEqual(minTouchWidth);
    const portraitCount = await bars.count();
    await expect(stats.getByRole('table', { name: 'Views per day' }).getByRole('row')).toHaveCount(31);
    await bars.last().tap();
    await expect(page.getByTestId('chart-tooltip')).toContainText(/Views: \d+/);
    expect(context.pages()).toEqual([page]);
    const [dayPage] = await Promise.all([context.waitForEvent('page'), bars.last().tap()]);
    await expect.poll(() => new URL(dayPage.url()).searchParams.get('source')).toBe('calypso-stats-day');
    await dayPage.close();
    // More bars fit in landscape.
    await page.setViewportSize({ width: 800, height: 375 });
    await expect.poll(() => bars.count()).toBeGreaterThan(portraitCount);
  });
});

test.describe('with stats turned off', () => {
  test.beforeEach(async ({ page, openAs }) => {
    await openAs('admin');
    await expect(card(page, title).getByRole('figure')).toBeVisible();
    await switchOff(page, 'stats');
    await page.reload();
    await expect(card(page, title)).toContainText('Activate Jetpack Stats');
    await expect(card(page, title)).toContainText('Off');
  });

  test('keeps the icon of "Learn more" beside the last word, wherever the sentence wraps', async ({ page }) => {
    const learnMoreLink = card(page, title).getByRole('link', { name: /^Learn more/ });
    /** Returns the vertical distance between the centers of the icon and the word "more". */
    const distanceToIcon = () =>
      learnMoreLink.evaluate((link) => {
        const range = document.createRange();
        const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() ?? link;
        range.setStart(text, 'Learn '.length);
        range.setEnd(text, 'Learn more'.length);
        const { top, bottom } = range.getBoundingClientRect();
        const icon = link.querySelector('svg')?.getBoundingClientRect();
        const iconHeight = 14;
        return Math.abs((icon?.top ?? 0) + iconHeight / 2 - (top + bottom) / 2);
      });
    for (const width of [320, 340, 360, 380, 400, 420, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(distanceToIcon).toBeLessThan(5);
    }
  });
});
