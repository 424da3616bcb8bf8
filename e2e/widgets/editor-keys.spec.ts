import { mountWidget, openForeignPage } from '../support/foreign-pages/foreign-page';
import { expect, test } from '../support/test';

/** An editor that handles keys and the clipboard outside of fields, as the block editor does. */
const editor = `globalThis.handled = [];
for (const type of ['keydown', 'beforeinput', 'copy', 'cut', 'paste'])
  document.addEventListener(type, (event) => {
    if (event.target.matches('input, textarea')) return;
    if (/^(Control|Shift)$/.test(event.key)) return;
    handled.push(event.key ?? type);
    event.preventDefault();
  });`;

test('keys and the clipboard act in the field of a widget, and the editor around it gets only its own keys', async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin');
  const foreignPageConfig = await openForeignPage(page, site, { script: editor });
  expect(await mountWidget(page, foreignPageConfig, 'licence')).toBe('ok');
  const field = page.getByRole('textbox', { name: 'License key' });
  await field.pressSequentially('key?1');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(field).toHaveValue('key');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+x');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Control+v');
  await expect(field).toHaveValue('keykey');
  await page.keyboard.press('Control+z');
  await expect(field).not.toHaveValue('keykey');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'handled'))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'handled'))).toEqual(['Escape', 's', 'Tab']);
});

/** A form with settings that saves on Enter, and marks each change, as older plugins do. */
const settingsForm = `addEventListener('DOMContentLoaded', () => {
  const form = document.createElement('form');
  document.querySelector('main').append(form);
  form.append(document.querySelector('#place'), document.createElement('input'), document.createElement('button'));
  globalThis.handled = [];
  for (const type of ['submit', 'keydown', 'keypress', 'keyup', 'input', 'change'])
    form.addEventListener(type, (event) => { handled.push(type); if (type === 'submit') event.preventDefault(); });
});`;

test("Enter in a widget's field submits only the widget's form, not the form of the page around it", async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin');
  const foreignPageConfig = await openForeignPage(page, site, { script: settingsForm });
  expect(await mountWidget(page, foreignPageConfig, 'licence')).toBe('ok');
  await page.getByRole('textbox', { name: 'License key' }).pressSequentially('jetpack-search_GOODKEY0001');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Jetpack Search is active!' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'handled'))).toEqual([]);
});
