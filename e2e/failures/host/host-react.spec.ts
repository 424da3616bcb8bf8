import type { Locator, Page } from '@playwright/test';
import { hostStyles, mountWidget, openForeignPage, widgetStyles } from '../../support/hosts/foreign-page';
import { hostReactVersions, openReactHost, reactCopies, showWidgets, unmountApp } from '../../support/hosts/react-host';
import { networkAtRest } from '../../support/network';
import { expect, test } from '../../support/test';

/** Positions of widgets: beside the page's app, and inside it, as an element and by a call. */
const beside = (page: Page) => page.locator('#place');
const asElement = (page: Page) => page.locator('flightdeck-widget');
const byCall = (page: Page) => page.locator('.place');

const unlink = (widget: Locator) => widget.getByRole('button', { name: 'Disconnect your account' });
const link = (widget: Locator) => widget.getByRole('link', { name: 'Connect your account' });

/** Uses the page's app: state, a controlled field, a portal, and a dialog with the focus. */
async function useApp(page: Page, presses: number): Promise<void> {
  const app = page.getByRole('article', { name: 'App of the page' });
  await app.getByRole('button', { name: `Pressed: ${presses - 1}` }).click();
  await app.getByRole('textbox', { name: 'In capitals' }).fill(`text ${presses}`);
  await expect(page.locator('#portal')).toHaveText(`Pressed ${presses}, written TEXT ${presses}`);
  await app.getByRole('button', { name: 'Open' }).click();
  const close = page.getByRole('dialog', { name: 'Dialog of the page' }).getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await close.press('Escape');
  await expect(close).toHaveCount(0);
  await expect(app.getByRole('button', { name: 'Open' })).toBeFocused();
}

/** Waits until all three widgets show and no request is pending. */
async function expectShown(page: Page, locate: (widget: Locator) => Locator): Promise<void> {
  await expect(locate(beside(page))).toBeVisible();
  await expect(locate(asElement(page))).toBeVisible();
  await expect(byCall(page)).toContainText('Only the connection owner can activate licenses.');
  await networkAtRest(page);
}

for (const major of hostReactVersions)
  test(`beside and inside an app with React ${major}, our widgets and the app work as if alone${major === 17 ? '' : ' @long'}`, async ({
    page,
    logIn,
    site,
  }) => {
    await logIn('admin2');
    expect(await mountWidget(page, await openForeignPage(page, site), 'connection')).toBe('ok');
    await expect(unlink(beside(page))).toBeVisible();
    await networkAtRest(page);
    const alone = await widgetStyles(page);
    expect(alone.length).toBeGreaterThan(10_000);

    const hostConfig = await openReactHost(page, site, major);
    const globals = await page.evaluateHandle(() => ['React', 'ReactDOM'].map((name) => Reflect.get(window, name)));
    await useApp(page, 1);
    const before = await hostStyles(page);
    expect(await mountWidget(page, hostConfig, 'connection')).toBe('ok');
    await showWidgets(page, hostConfig);
    await expectShown(page, unlink);
    expect(await hostStyles(page)).toEqual(before);
    expect(await widgetStyles(page)).toEqual(alone);
    // Each React draws only its own elements.
    expect(await reactCopies(page)).toEqual([
      [major, ['#app']],
      [19, Array(3).fill('in a widget')],
    ]);
    expect(
      await globals.evaluate((known) =>
        known.every((each, at) => each === Reflect.get(window, ['React', 'ReactDOM'][at] ?? '')),
      ),
    ).toBe(true);

    const drawn = await unlink(asElement(page)).elementHandle();
    await useApp(page, 2);
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
    await unlink(asElement(page)).click();
    await expect(asElement(page).getByRole('status').filter({ hasText: 'Unlinked' })).toBeVisible();

    const roots = await page.evaluateHandle(() =>
      [...document.querySelectorAll('flightdeck-widget, .place')].map(({ shadowRoot }) => shadowRoot),
    );
    const remainingNodes = () =>
      roots.evaluate((each) => each.map((root) => [root?.childElementCount, root?.adoptedStyleSheets.length]));
    expect((await remainingNodes()).flat()).not.toContain(0);
    await showWidgets(page, null);
    await expect.poll(remainingNodes).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await useApp(page, 3);
    await showWidgets(page, hostConfig);
    await expectShown(page, link);
    await unmountApp(page);
    await expect(page.locator('#app')).toBeEmpty();
    await expect(link(beside(page))).toBeVisible();
  });

test('an element restarts with a new nonce when React sets it as a property', async ({
  page,
  problems,
  logIn,
  site,
}) => {
  problems.allow(/status of 40[013]/);
  await logIn('admin2');
  const hostConfig = await openReactHost(page, site, 19);
  await showWidgets(page, { ...hostConfig, nonce: 'abcdef1234' });
  await expect(asElement(page).getByRole('alert')).toContainText('its security key is invalid');
  const drawn = await asElement(page).elementHandle();
  await showWidgets(page, hostConfig);
  await expect(unlink(asElement(page))).toBeVisible();
  expect(await drawn?.evaluate((element) => [element.isConnected, element.getAttribute('nonce')])).toEqual([
    true,
    null,
  ]);
});
