import type { PartName } from '@flightdeck/shared/contracts/areas';
import type { Page } from '@playwright/test';
import { open } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

const showButton = (page: Page) => page.getByRole('button', { name: 'Show part' });

/** Adds a shadow root with a button to the status screen, and presses the button, which shows a part there as in a widget. */
async function showInShadow(page: Page, name: PartName): Promise<void> {
  await open(page, '/status');
  await expect(page.getByRole('heading', { name: 'Status' })).toBeVisible();
  await page.evaluate((part) => {
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    const button = Object.assign(document.createElement('button'), { textContent: 'Show part' });
    const container = Object.assign(document.createElement('div'), { className: 'fd' });
    // All parts need these styles. Widgets load them too.
    const pageStyles = document.querySelector('link[href*="/page."]')?.cloneNode() ?? '';
    root.append(pageStyles, button, container);
    document.querySelector('#fd-outlet')?.prepend(root.host);
    button.addEventListener('click', async () => {
      const loaded = await globalThis.flightdeck.partLoader?.load(part);
      if (loaded?.state !== 'ready') throw loaded?.failure;
      const onClose = () => void loaded.part.unmount(props);
      // Only the disconnect dialog reads these values.
      const data = { context: 'plugins', onDeactivate() {}, onClose };
      const props = { domElement: container, part, name: 'in-shadow', data, onFailure: console.error };
      await loaded.part.bootstrap(props);
      await loaded.part.mount(props);
    });
  }, name);
  await showButton(page).focus();
  await page.keyboard.press('Enter');
}

/** Returns where the focus is: in an open overlay of the shadow root, on an element behind the overlay, or nowhere. */
const focusLocation = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    const inside = activeElement?.shadowRoot?.activeElement;
    if (inside?.closest('dialog[open], :popover-open')) return 'in the overlay';
    // After the last element, Tab leads to the browser's own controls. The body is then the active element.
    return activeElement === body ? 'nowhere' : `behind: ${(inside ?? activeElement)?.textContent}`;
  });

test.beforeEach(({ logIn }) => logIn('admin'));

test('a dialog in a shadow root covers the page, traps the focus, and returns it', async ({ page }) => {
  await showInShadow(page, 'mf-connection/disconnect');
  const dialog = page.getByRole('dialog');
  const cancelButton = dialog.getByRole('button', { name: 'Cancel' });
  await expect(cancelButton).toBeFocused();
  expect(
    await dialog.evaluate((element) => [element.getRootNode() instanceof ShadowRoot, element.matches(':modal')]),
  ).toEqual([true, true]);
  await expect(dialog).toBeInViewport({ ratio: 1 });
  const locations = new Set<string>();
  // Enough to pass all elements of the dialog and the browser's own controls more than once.
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    locations.add(await focusLocation(page));
  }
  expect([...locations].filter((location) => location.startsWith('behind'))).toEqual([]);
  expect(locations).toContain('in the overlay');
  await cancelButton.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(showButton(page)).toBeFocused();
});

test('a popover in a shadow root opens beside its button; Escape or a click elsewhere closes it @long', async ({
  page,
}) => {
  await showInShadow(page, 'mf-dashboard/at-a-glance');
  const aboutButton = page.getByRole('button', { name: 'About VaultPress Backup' });
  const popover = page.getByRole('dialog');
  await expect(aboutButton).toBeVisible();
  // A card is drawn again when its data arrives.
  await networkAtRest(page);
  await aboutButton.focus();
  await page.keyboard.press('Enter');
  await expect(popover).toBeInViewport({ ratio: 1 });
  /** Returns the horizontal distance in px. An element without a box counts as far away. */
  const distance = async () =>
    Math.abs(((await popover.boundingBox())?.x ?? 0) - ((await aboutButton.boundingBox())?.x ?? 1_000));
  await expect.poll(distance).toBeLessThan(20);
  await page.keyboard.press('Tab');
  expect(await focusLocation(page)).toBe('in the overlay');
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(aboutButton).toBeFocused();
  await aboutButton.click();
  await expect(popover).toBeVisible();
  // The lower left corner of the window.
  await page.mouse.click(5, 890);
  await expect(popover).toBeHidden();
});
