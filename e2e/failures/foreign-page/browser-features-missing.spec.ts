import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/axe';
import { card, expectCards, expectConnections, expectUpdated, open, protectSwitch } from '../../support/dashboard';
import { cardHeadings, saveButton } from '../../support/settings';
import { expect, test } from '../../support/test';

/** A feature that some browsers lack. */
interface Feature {
  readonly name: string;
  /** Removes the feature before any script of the page runs. */
  readonly remove: () => void;
}

/** Features that the page can do without. */
const optionalFeatures: readonly Feature[] = [
  { name: 'the Navigation API', remove: () => Reflect.deleteProperty(window, 'navigation') },
  { name: 'requestIdleCallback', remove: () => Reflect.deleteProperty(window, 'requestIdleCallback') },
  { name: 'scheduler', remove: () => Reflect.deleteProperty(window, 'scheduler') },
  { name: 'IntersectionObserver', remove: () => Reflect.deleteProperty(window, 'IntersectionObserver') },
  { name: 'ResizeObserver', remove: () => Reflect.deleteProperty(window, 'ResizeObserver') },
  { name: 'Trusted Types', remove: () => Reflect.deleteProperty(window, 'trustedTypes') },
  {
    name: 'storage',
    remove: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The user refuses storage.', 'SecurityError');
          },
        });
    },
  },
  {
    name: 'free storage space',
    remove: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The storage is full.', 'QuotaExceededError');
      };
    },
  },
];

/** Removes the directives about Trusted Types from the policy of the page. A browser without Trusted Types ignores them. */
async function ignoreTrustedTypes(page: Page): Promise<void> {
  await page.route('**/admin.php*', async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    const policy = headers['content-security-policy']?.replace(/(require-)?trusted-types(-for)? [^;]*;?/g, '') ?? '';
    await route.fulfill({ response: answer, headers: { ...headers, 'content-security-policy': policy } });
  });
}

/** Expects the main actions to work: turn a feature on, open dialogs, and stay on a form with unsaved changes. */
async function expectUsable(page: Page): Promise<void> {
  await expectCards(page);
  await expectConnections(page);
  await protectSwitch(page).click();
  await expectUpdated(page);
  await page.getByRole('button', { name: 'About Scan' }).click();
  await expect(page.getByRole('dialog', { name: /Scan/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await card(page, 'Site connection').getByRole('link', { name: 'Manage site connection' }).click();
  await page.getByRole('button', { name: 'Stay connected' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open(page, '/security');
  await expect(cardHeadings(page)).toHaveCount(6);
  await page.getByLabel('Always allowed IP addresses').fill('203.0.113.9');
  await expect(saveButton(page)).toBeVisible();
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Sharing', exact: true }).click();
  await expect(page).toHaveURL(/#\/security$/);
  await expect(page.getByLabel('Always allowed IP addresses')).toHaveValue('203.0.113.9');
}

// Each run tests every fourth feature; the long run tests all.
for (const [index, { name, remove }] of optionalFeatures.entries())
  test(`works in a browser without ${name}${index % 4 === 0 ? '' : ' @long'}`, async ({ page, logIn }) => {
    await logIn('admin');
    await page.addInitScript(remove);
    if (name === 'Trusted Types') await ignoreTrustedTypes(page);
    await open(page);
    await expectUsable(page);
  });

/** Features that the page requires, with their names in the message. */
const requiredFeatures: readonly Feature[] = [
  { name: 'popover', remove: () => Reflect.deleteProperty(HTMLElement.prototype, 'popover') },
  { name: 'adoptedStyleSheets', remove: () => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets') },
];

/** Expects a message that asks to update the browser, and names the missing features. */
const expectUpdateMessage = async (page: Page, names: string): Promise<void> => {
  const message = page.locator('[role="alert"] > :visible');
  // This message appears before the one for files that don't load, which waits 15 seconds.
  await expect(message).toContainText('Update your browser', { timeout: 10_000 });
  await expect(message).toContainText(`The dashboard needs ${names}, which this browser doesn’t have.`);
  await expect(message).toContainText(
    /Update it to one of these versions or a newer one: Chrome \d+, .*Safari [\d.]+\./,
  );
  await expect(message).not.toContainText('hasn’t started');
};

for (const { name, remove } of requiredFeatures)
  test(`asks at once to update a browser without ${name}`, async ({ page, logIn }) => {
    await logIn('admin');
    await page.addInitScript(remove);
    await open(page);
    await expectUpdateMessage(page, name);
    await expectAccessible(page);
  });

test('names all missing features in one sentence @long', async ({ page, logIn }) => {
  await logIn('admin');
  for (const { remove } of requiredFeatures) await page.addInitScript(remove);
  await open(page);
  await expectUpdateMessage(page, requiredFeatures.map(({ name }) => name).join(', '));
});

// The policy of this page requires Trusted Types, and the browser enforces it even after the removal.
const removableFeatures = [...optionalFeatures, ...requiredFeatures].filter(({ name }) => name !== 'Trusted Types');

for (const { name, remove } of removableFeatures)
  test(`a widget works in a browser without ${name} @long`, async ({ page, logIn }) => {
    await logIn('admin');
    await page.addInitScript(remove);
    await page.goto('/widgets-demo');
    await expectConnections(page);
  });

test('asks a user whose browser refuses cookies to log in', async ({ page, site }) => {
  await page.context().route('**/*', async (route) => {
    const { cookie: _cookie, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });
  await page.goto(`${site.url}/wp-admin/admin.php?page=flightdeck`);
  await expect(page.getByLabel('Username or Email Address')).toBeVisible();
});
