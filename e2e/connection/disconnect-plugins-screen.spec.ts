import { expectAccessible } from '../support/accessibility/axe';
import { card } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

test('CONN-051 CONN-052 CONN-064 on the plugins screen, Cancel closes the dialog, and Deactivate calls the callback of the screen and does not disconnect the site', async ({
  page,
  openAs,
  site,
}) => {
  await openAs('admin');
  await expect(card(page, 'Site connection')).toBeVisible();
  await networkAtRest(page);
  // Imitate the plugins screen: a button that opens the dialog instead of deactivating the plugin immediately.
  await page.evaluate(async () => {
    const loaded = await globalThis.flightdeck.partLoader?.load('mf-connection/disconnect');
    if (loaded?.state !== 'ready') throw loaded?.failure;
    const { part } = loaded;
    const deactivateButton = Object.assign(document.createElement('button'), { textContent: 'Deactivate this plugin' });
    const container = document.createElement('div');
    document.querySelector('#flightdeck')?.prepend(deactivateButton, container);
    const events: string[] = [];
    Object.assign(globalThis, { events });
    deactivateButton.addEventListener('click', async () => {
      const data = {
        context: 'plugins',
        onDeactivate: () => events.push('deactivate'),
        onDisconnected: () => events.push('disconnected'),
        onError: () => events.push('error'),
        onClose: () => {
          events.push('close');
          void part.unmount(props);
        },
      };
      const onFailure = () => events.push('failure');
      const name = 'mf-connection/disconnect' as const;
      const props = { domElement: container, part: name, name, data, onFailure };
      await part.bootstrap(props);
      await part.mount(props);
    });
  });
  const recordedEvents = () => page.evaluate(() => Reflect.get(globalThis, 'events'));
  const deactivateButton = page.getByRole('button', { name: 'Deactivate this plugin' });
  const cancelButton = page.getByRole('button', { name: 'Cancel' });
  await deactivateButton.focus();
  await page.keyboard.press('Enter');
  await expect(cancelButton).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText('When you deactivate Jetpack, they stop working.');
  // Escape does not close the dialog.
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await cancelButton.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(deactivateButton).toBeFocused();
  await expect.poll(recordedEvents).toEqual(['close']);

  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Deactivate', exact: true }).dblclick();
  await expect(page.getByRole('button', { name: 'Deactivating…' })).toHaveAttribute('aria-busy', 'true');
  await expect.poll(recordedEvents).toEqual(['close', 'deactivate']);
  expect(await site.calls(/^POST/)).toEqual([]);
  await expect(page).toHaveURL(/#\/dashboard$/);
});
