import type { Page } from '@playwright/test';
import { openForeignPage } from '../../support/foreign-pages/foreign-page';
import { serveSecondSet } from '../../support/second-set';
import { expect, test } from '../../support/test';

const cardTitles = { first: 'Site connection', second: 'Site connection, second release' } as const;
type Release = keyof typeof cardTitles;

const heading = (page: Page, release: Release) =>
  page.locator(`#${release}`).getByRole('heading', { name: cardTitles[release], exact: true });

/** Mounts the widget of a release into a new element, and stores its handle in a global variable. @returns whether it started */
const mountAs = (page: Page, release: Release, embed: string, root: string, nonce: string) =>
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
    [release, embed, root, nonce] as const,
  );

const unmount = (page: Page, release: Release) =>
  page.evaluate(async (id) => Reflect.get(window, `mounted-${id}`).unmount(), release);

/** Expects a widget to show the title of its release, and its button to take the focus. */
async function expectUsable(page: Page, release: Release): Promise<void> {
  await expect(heading(page, release)).toBeVisible();
  const place = page.locator(`#${release}`);
  await place.getByRole('button', { name: 'Disconnect your account' }).focus();
  await expect(place.getByRole('button', { name: 'Disconnect your account' })).toBeFocused();
}

const orders: readonly (readonly [Release, Release])[] = [
  ['first', 'second'],
  ['second', 'first'],
];

for (const [removed, remaining] of orders)
  test(`two releases of one widget work on one page, and after removing the ${removed} one, the other still works`, async ({
    page,
    site,
    logIn,
  }) => {
    await logIn('admin2');
    const { embed, root, nonce } = await openForeignPage(page, site);
    const secondEmbed = await serveSecondSet(page, site, 'mf-connection', (content) =>
      content.replaceAll(cardTitles.first, cardTitles.second),
    );
    expect(await mountAs(page, 'first', embed, root, nonce)).toBe(true);
    expect(await mountAs(page, 'second', secondEmbed, root, nonce)).toBe(true);
    for (const release of ['first', 'second'] as const) await expectUsable(page, release);

    const { container } = site.set.original.widgets['mf-connection'] ?? { container: '' };
    const containers = await page.evaluate(
      (name) => [name, `${name}_second`].map((each) => typeof Reflect.get(globalThis, each)),
      container,
    );
    expect(containers).toEqual(['object', 'object']);

    await unmount(page, removed);
    await expect(page.locator(`#${removed}`).getByRole('heading')).toHaveCount(0);
    await expectUsable(page, remaining);
    // The remaining widget still sends its action to the server, and shows the result.
    await page.locator(`#${remaining}`).getByRole('button', { name: 'Disconnect your account' }).click();
    await expect(page.locator(`#${remaining}`).getByRole('status').filter({ hasText: 'Unlinked' })).toBeVisible();
    await unmount(page, remaining);
    await expect(page.locator('section').getByRole('heading')).toHaveCount(0);
  });
