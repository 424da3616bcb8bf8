import { expect, test } from '../support/test';

test('shows the whole placeholder of the settings search at each width', async ({ page, openAs }) => {
  await openAs('admin', '/security');
  const field = page.getByRole('searchbox', { name: 'Search settings' });
  for (const width of [1280, 1024, 900, 768, 600])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(field).toBeVisible();
      const widths = await field.evaluate((input: HTMLInputElement) => {
        const style = getComputedStyle(input);
        const canvas = document.createElement('canvas').getContext('2d');
        if (canvas) canvas.font = style.font;
        const padding = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
        return {
          placeholder: canvas?.measureText(input.placeholder).width ?? 0,
          available: input.clientWidth - padding,
        };
      });
      expect(widths.placeholder).toBeGreaterThan(0);
      expect(widths.available).toBeGreaterThanOrEqual(widths.placeholder);
    });
});
