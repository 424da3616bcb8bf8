import type { Locator, Page } from '@playwright/test';
import { foreignStyles, mountWidget, openForeignPage, widgetStyles } from '../../support/foreign-pages/foreign-page';
import {
  openReactPage,
  pageReactVersions,
  reactCopies,
  showWidgets,
  unmountApp,
} from '../../support/foreign-pages/react-page';
import { networkAtRest } from '../../support/network';
import { expect, test } from '../../support/test';

/**
 * Three widgets: a connection widget beside the page's app; inside the app, another one as a custom element, and a license
 * widget that is mounted with `mount()`.
 */
const widgetBeside = (page: Page) => page.locator('#place');
const widgetElement = (page: Page) => page.locator('flightdeck-widget');
const mountedWidget = (page: Page) => page.locator('.place');

const unlinkButton = (widget: Locator) => widget.getByRole('button', { name: 'Disconnect your account' });
const connectLink = (widget: Locator) => widget.getByRole('link', { name: 'Connect your account' });

/**
 * Uses the page's app: state, a controlled field, a portal, and a dialog that takes the focus.
 * @param presses number of times that the first button has been pressed after this call
 */
async function useApp(page: Page, presses: number): Promise<void> {
  const app = page.getByRole('article', { name: 'App of the page' });
  await app.getByRole('button', { name: `Pressed: ${presses - 1}` }).click();
  await app.getByRole('textbox', { name: 'In capitals' }).fill(`text ${presses}`);
  await expect(page.locator('#portal')).toHaveText(`Pressed ${presses}, written TEXT ${presses}`);
  await app.getByRole('button', { name: 'Open' }).click();
  const closeButton = page.getByRole('dialog', { name: 'Dialog of the page' }).getByRole('button', { name: 'Close' });
  await expect(closeButton).toBeFocused();
  await closeButton.press('Escape');
  await expect(closeButton).toHaveCount(0);
  await expect(app.getByRole('button', { name: 'Open' })).toBeFocused();
}

/** Waits until all three widgets show and no request is pending. @param locate finds an element of a connection widget */
async function expectShown(page: Page, locate: (widget: Locator) => Locator): Promise<void> {
  await expect(locate(widgetBeside(page))).toBeVisible();
  await expect(locate(widgetElement(page))).toBeVisible();
  await expect(mountedWidget(page)).toContainText('Only the connection owner can activate licenses.');
  await networkAtRest(page);
}

for (const major of pageReactVersions)
  test(`beside and inside an app with React ${major}, our widgets and the app work as they do on separate pages${major === 17 ? '' : ' @long'}`, async ({
    page,
    logIn,
    site,
  }) => {
    await logIn('admin2');
    expect(await mountWidget(page, await openForeignPage(page, site), 'connection')).toBe('ok');
    await expect(unlinkButton(widgetBeside(page))).toBeVisible();
    await networkAtRest(page);
    const stylesAlone = await widgetStyles(page);
    expect(stylesAlone.length).toBeGreaterThan(10_000);

    const foreignPageConfig = await openReactPage(page, site, major);
    const pageGlobals = await page.evaluateHandle(() => ({
      React: Reflect.get(window, 'React'),
      ReactDOM: Reflect.get(window, 'ReactDOM'),
    }));
    await useApp(page, 1);
    const stylesBefore = await foreignStyles(page);
    expect(await mountWidget(page, foreignPageConfig, 'connection')).toBe('ok');
    await showWidgets(page, foreignPageConfig);
    await expectShown(page, unlinkButton);
    expect(await foreignStyles(page)).toEqual(stylesBefore);
    expect(await widgetStyles(page)).toEqual(stylesAlone);
    // Each copy of React draws only its own elements. The global variables still hold the page's copy.
    expect(await reactCopies(page)).toEqual([
      [major, ['#app']],
      [19, Array(3).fill('in a widget')],
    ]);
    expect(
      await pageGlobals.evaluate((globals) =>
        Object.entries(globals).every(([name, value]) => value === Reflect.get(window, name)),
      ),
    ).toBe(true);

    // The app draws again: the widgets inside it stay and still work.
    const drawnElement = await unlinkButton(widgetElement(page)).elementHandle();
    await useApp(page, 2);
    expect(await drawnElement?.evaluate((element) => element.isConnected)).toBe(true);
    await unlinkButton(widgetElement(page)).click();
    await expect(widgetElement(page).getByRole('status').filter({ hasText: 'Unlinked' })).toBeVisible();

    // The app removes the two widgets inside it: their shadow roots are empty.
    const shadowRoots = await page.evaluateHandle(() =>
      [...document.querySelectorAll('flightdeck-widget, .place')].map(({ shadowRoot }) => shadowRoot),
    );
    /** Returns the number of elements and style sheets in each shadow root. */
    const shadowContents = () =>
      shadowRoots.evaluate((roots) => roots.map((root) => [root?.childElementCount, root?.adoptedStyleSheets.length]));
    expect((await shadowContents()).flat()).not.toContain(0);
    await showWidgets(page, null);
    await expect.poll(shadowContents).toEqual([
      [0, 0],
      [0, 0],
    ]);
    // The app shows the widgets again, and is unmounted with them: the widget beside it stays.
    await useApp(page, 3);
    await showWidgets(page, foreignPageConfig);
    await expectShown(page, connectLink);
    await unmountApp(page);
    await expect(page.locator('#app')).toBeEmpty();
    await expect(connectLink(widgetBeside(page))).toBeVisible();
  });

test('a widget element restarts with a new nonce when React sets it as a property', async ({
  page,
  problems,
  logIn,
  site,
}) => {
  problems.allow(/status of 40[013]/);
  await logIn('admin2');
  const foreignPageConfig = await openReactPage(page, site, 19);
  await showWidgets(page, { ...foreignPageConfig, nonce: 'abcdef1234' });
  await expect(widgetElement(page).getByRole('alert')).toContainText('its security key is invalid');
  const drawnElement = await widgetElement(page).elementHandle();
  await showWidgets(page, foreignPageConfig);
  await expect(unlinkButton(widgetElement(page))).toBeVisible();
  expect(await drawnElement?.evaluate((element) => [element.isConnected, element.getAttribute('nonce')])).toEqual([
    true,
    null,
  ]);
});
