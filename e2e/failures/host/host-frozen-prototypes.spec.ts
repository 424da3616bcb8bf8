import { hostStyles, mountWidget, openForeignPage } from '../../support/hosts/foreign-page';
import { expect, test } from '../../support/test';

for (const name of ['Object', 'Array', 'Error'])
  test(`a widget refuses a page with a frozen ${name}.prototype, names the object, and leaves the page unchanged${name === 'Object' ? '' : ' @long'}`, async ({
    page,
    logIn,
    site,
  }) => {
    await logIn('admin');
    const hostConfig = await openForeignPage(page, site, { script: `Object.freeze(${name}.prototype)` });
    await page.evaluate(() => {
      document.addEventListener('flightdeck:error', (event) => {
        if (event instanceof CustomEvent) document.documentElement.dataset.reported = event.detail.code;
      });
    });
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    const globals = () => page.evaluate(() => Reflect.ownKeys(globalThis).map(String));
    const stylesBefore = await hostStyles(page);
    const globalsBefore = await globals();
    expect(await mountWidget(page, hostConfig, 'connection')).toBe('host-frozen-prototypes');
    await expect(page.locator('#place').getByRole('alert')).toHaveText(
      `This page has frozen ${name}.prototype. The widget cannot start here.`,
    );
    await expect(page.locator('html')).toHaveAttribute('data-reported', 'host-frozen-prototypes');
    expect(requestedPaths.filter((path) => !path.endsWith('/embed.js'))).toEqual([]);
    expect(await hostStyles(page)).toEqual(stylesBefore);
    expect(await globals()).toEqual(globalsBefore);
    // The page has one script, and the widget has added none.
    await expect(page.locator('script')).toHaveCount(1);
  });
