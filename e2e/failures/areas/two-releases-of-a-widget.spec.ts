import type { Page } from '@playwright/test';
import { openForeignPage } from '../../support/hosts/foreign-page';
import { serveSecondSet } from '../../support/second-set';
import { expect, test } from '../../support/test';

const cardTitles = { first: 'Site connection', second: 'Site connection, second release' } as const;
type Name = keyof typeof cardTitles;

const heading = (page: Page, name: Name) =>
  page.locator(`#${name}`).getByRole('heading', { name: cardTitles[name], exact: true });

/** Mounts the widget of one release into a separate element. The page keeps the handle under the element's name. */
const mountAs = (page: Page, name: Name, embed: string, root: string, nonce: string) =>
  page.evaluate(
    async ([id, script, api, key]) => {
      const { mount } = await import(script);
      const place = document.createElement('div');
      place.id = id;
      document.querySelector('section')?.append(place);
      const widget = mount('connections-card', place, { root: api, nonce: key });
      Reflect.set(window, `mounted-${id}`, widget);
      return (await widget.ready).ok;
    },
    [name, embed, root, nonce] as const,
  );

const unmount = (page: Page, name: Name) =>
  page.evaluate(async (id) => Reflect.get(window, `mounted-${id}`).unmount(), name);

/** Expects the widget to be drawn by its own code, with working buttons. */
async function expectUsable(page: Page, name: Name): Promise<void> {
  await expect(heading(page, name)).toBeVisible();
  const place = page.locator(`#${name}`);
  await place.getByRole('button', { name: 'Disconnect your account' }).focus();
  await expect(place.getByRole('button', { name: 'Disconnect your account' })).toBeFocused();
}

const orders: readonly (readonly [Name, Name])[] = [
  ['first', 'second'],
  ['second', 'first'],
];

for (const [leaves, stays] of orders)
  test(`two releases of one widget work on one page, and after removing the ${leaves} one, the other still works`, async ({
    page,
    site,
    logIn,
  }) => {
    await logIn('admin2');
    const { embed, root, nonce } = await openForeignPage(page, site);
    const later = await serveSecondSet(page, site, 'mf-connection', (content) =>
      content.replaceAll(cardTitles.first, cardTitles.second),
    );
    expect(await mountAs(page, 'first', embed, root, nonce)).toBe(true);
    expect(await mountAs(page, 'second', later, root, nonce)).toBe(true);
    for (const name of ['first', 'second'] as const) await expectUsable(page, name);

    const { container } = site.set.original.widgets['mf-connection'] ?? { container: '' };
    const containers = await page.evaluate(
      (name) => [name, `${name}_second`].map((each) => typeof Reflect.get(globalThis, each)),
      container,
    );
    expect(containers).toEqual(['object', 'object']);

    await unmount(page, leaves);
    await expect(page.locator(`#${leaves}`).getByRole('heading')).toHaveCount(0);
    await expectUsable(page, stays);
    // Its action still reaches the server, and it shows the result.
    await page.locator(`#${stays}`).getByRole('button', { name: 'Disconnect your account' }).click();
    await expect(page.locator(`#${stays}`).getByRole('status').filter({ hasText: 'Unlinked' })).toBeVisible();
    await unmount(page, stays);
    await expect(page.locator('section').getByRole('heading')).toHaveCount(0);
  });
