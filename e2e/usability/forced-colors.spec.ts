import { expect, test } from '../support/test';

test.use({ forcedColors: 'active', scenario: 'security' });

for (const colorScheme of ['light', 'dark'] as const)
  test(`each shape of a picture is visible in forced colors and ${colorScheme} mode`, async ({ page, openAs }) => {
    await page.emulateMedia({ colorScheme });
    await openAs('admin', '/recommendations/site-type');
    const picture = page.locator('#fd-outlet svg[viewBox="0 0 320 240"]');
    await expect(picture).toBeVisible();
    const invisibleShapes = await picture.evaluate((svg) => {
      const probe = document.createElement('i');
      probe.style.color = 'Canvas';
      svg.parentElement?.append(probe);
      const background = getComputedStyle(probe).color;
      probe.remove();
      return [...svg.children].flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].every((color) => color === 'none' || color === background) ? [shape.outerHTML] : [];
      });
    });
    expect(invisibleShapes).toEqual([]);
  });

test('a disabled field and its placeholder have the color of disabled texts', async ({ page, openAs }) => {
  await openAs('admin', '/security');
  const field = page.getByLabel('Blocked IP addresses');
  await expect(field).toBeDisabled();
  const colors = await field.evaluate((control) => {
    const probe = document.createElement('i');
    probe.style.color = 'GrayText';
    control.parentElement?.append(probe);
    const disabled = getComputedStyle(probe).color;
    probe.remove();
    const shown = [getComputedStyle(control), getComputedStyle(control, '::placeholder')].map(({ color }) => color);
    return { shown, disabled };
  });
  expect(colors.shown).toEqual([colors.disabled, colors.disabled]);
});
