import { card, expectCards, expectUpdated, protectSwitch } from '../../support/dashboard';
import { expect, test } from '../../support/test';

/** Styles of a notice of another plugin above the page. */
const noticeStyles = [
  'float: left; width: 60%; height: 300px',
  'float: right; width: 200px; height: 300px',
  'float: left; display: grid; grid-template-columns: 1fr 3fr; width: 60%; height: 100px',
  'columns: 3; width: 50%; height: 100px',
  'display: inline-block; width: 60%; height: 100px',
  'margin: 0 -20px; height: 100px',
];

/** Styles of bars of other plugins that cover an edge of the window. */
const fixedBars = [
  'position: fixed; inset: 32px 0 auto; height: 60px',
  'position: fixed; inset: auto 0 0; height: 60px',
  'position: sticky; top: 32px; float: left; width: 40%; height: 60px',
];

/** Styles that another plugin gives the element around its notice and the page. */
const layouts = ['display: grid; grid-template-columns: 1fr 2fr', 'display: flex; flex-wrap: wrap', 'columns: 2'];

test('the dashboard has the full width below notices of other plugins', async ({ page, openAs }) => {
  await openAs('admin');
  await expectCards(page);
  const root = page.locator('#flightdeck');
  const fullWidth = (await root.boundingBox())?.width ?? 0;
  const boxesWith = (noticeStyle: string, layout: string) =>
    root.evaluate(
      (element, [noticeCss, layoutCss]) => {
        const notice = document.createElement('div');
        notice.style.cssText = noticeCss;
        if (element.parentElement) element.parentElement.style.cssText = layoutCss;
        element.before(notice);
        const [above, ours] = [notice.getBoundingClientRect(), element.getBoundingClientRect()];
        notice.remove();
        return { bottomOfNotice: above.bottom, top: ours.top, width: ours.width };
      },
      [noticeStyle, layout] as const,
    );
  for (const style of noticeStyles)
    await test.step(style, async () => {
      const { bottomOfNotice, top, width } = await boxesWith(style, '');
      expect(width).toBe(fullWidth);
      expect(top).toBeGreaterThanOrEqual(bottomOfNotice);
    });
  for (const bar of fixedBars)
    await test.step(bar, async () => {
      expect((await boxesWith(bar, '')).width).toBe(fullWidth);
    });
  for (const layout of layouts)
    await test.step(layout, async () => {
      // Our negative margin does not widen an item of a flex container.
      expect((await boxesWith('height: 100px', layout)).width).toBeGreaterThanOrEqual(fullWidth - 20);
    });
  await expect(card(page, 'Brute force protection')).toBeVisible();
});

test('controls work beside fixed bars of other plugins', async ({ page, openAs }) => {
  await openAs('admin');
  await expectCards(page);
  await page.locator('#flightdeck').evaluate(
    (element, bars) => {
      for (const css of bars) {
        const bar = document.createElement('div');
        bar.style.cssText = `${css}; background: #fff; z-index: 9999`;
        element.before(bar);
      }
    },
    fixedBars.slice(0, 2),
  );
  await protectSwitch(page).click();
  await expectUpdated(page);
  await expect(protectSwitch(page)).toBeChecked();
});
