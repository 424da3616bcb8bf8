import { expect, test } from './test';
import type { User } from './user';

const manageLink = { role: 'link', name: 'Manage site connection' };

/** Presses Tab until an element has the focus. The tab order includes the toolbar of the browser. */
async function tabTo(user: User, target: { readonly role: string; readonly name: string }): Promise<void> {
  await user.sees(target);
  await expect
    .poll(
      async () => {
        await user.press('Tab');
        return user.has(target, { hasFocus: true });
      },
      { message: `Tab reaches ${target.name}`, timeout: 60_000, intervals: [20] },
    )
    .toBe(true);
}

test('cards get their styles from adopted style sheets', async ({ user, openAs }) => {
  await openAs('admin');
  await user.sees({ role: 'switch', name: 'Brute force protection' });
  const borderStyle = `getComputedStyle(document.querySelector('#flightdeck article')).borderTopStyle`;
  const borderStyleWithoutSheets = `(() => {
    const sheets = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [];
    const value = ${borderStyle};
    document.adoptedStyleSheets = sheets;
    return value;
  })()`;
  expect(await user.evaluate<string>(borderStyleWithoutSheets)).toBe('none');
  expect(await user.evaluate<string>(borderStyle)).toBe('solid');
});

test('a dialog covers the page, and the page behind it takes neither focus nor clicks', async ({ user, openAs }) => {
  await openAs('admin');
  await user.click(manageLink);
  await user.sees({ role: 'button', name: 'Stay connected' }, { hasFocus: true });
  const linkBehind = "document.querySelector('#fd-tabs a')";
  expect(
    await user.evaluate<object>(`(() => {
      const { left, top } = ${linkBehind}.getBoundingClientRect();
      ${linkBehind}.focus();
      return {
        isModal: document.querySelector('dialog').matches(':modal'),
        linkHasFocus: document.activeElement === ${linkBehind},
        linkGetsClicks: ${linkBehind}.contains(document.elementFromPoint(left + 2, top + 2)),
      };
    })()`),
  ).toEqual({ isModal: true, linkHasFocus: false, linkGetsClicks: false });
});

test('a popover opens in the top layer, Escape closes it, and its button has the focus before and after', async ({
  user,
  openAs,
}) => {
  await openAs('admin');
  const opener = { role: 'button', name: 'About Scan' };
  const explanation = { role: 'dialog', name: 'Scan' };
  await user.click(opener);
  await user.sees(explanation, { contains: 'Learn more' });
  expect(await user.evaluate<number>("document.querySelectorAll(':popover-open').length")).toBe(1);
  await user.sees(opener, { hasFocus: true });
  await user.press('Escape');
  await expect.poll(() => user.evaluate<number>("document.querySelectorAll(':popover-open').length")).toBe(0);
  await user.sees(opener, { hasFocus: true });
});

test('Tab moves a visible focus into the shadow root of a widget, and Enter follows the focused link', async ({
  user,
  openAs,
  site,
}) => {
  await openAs('admin');
  await user.goTo(`${site.url}/widgets-demo`);
  await tabTo(user, manageLink);
  const widget = "document.querySelector('flightdeck-widget')";
  expect(await user.evaluate<boolean>(`document.activeElement === ${widget}`)).toBe(true);
  const focusedStyle = `getComputedStyle(${widget}.shadowRoot.activeElement)`;
  expect(await user.evaluate<string>(`${focusedStyle}.outlineStyle`)).toBe('solid');
  expect(Number.parseFloat(await user.evaluate<string>(`${focusedStyle}.outlineWidth`))).toBeGreaterThanOrEqual(2);
  await user.press('Enter');
  await user.arrivesAt(/#\/disconnect$/);
  await user.sees({ role: 'button', name: 'Stay connected' }, { hasFocus: true });
});
