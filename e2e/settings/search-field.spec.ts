import { expect, test } from '../support/test';

for (const width of [1280, 1024, 900, 768, 600])
  test(`shows the whole placeholder of the settings search at ${width} pixels`, async ({ page, openAs }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs('admin', '/security');
    const field = page.getByRole('searchbox', { name: 'Search settings' });
    await expect(field).toBeVisible();
    const [needed, room] = await field.evaluate((input: HTMLInputElement) => {
      const style = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen) pen.font = style.font;
      const padding = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
      return [pen?.measureText(input.placeholder).width ?? 0, input.clientWidth - padding];
    });
    expect(needed).toBeGreaterThan(0);
    expect(room).toBeGreaterThanOrEqual(needed ?? 0);
  });
