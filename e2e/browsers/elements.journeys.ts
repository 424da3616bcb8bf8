import { expect, test } from './test';
import type { Hand } from './user';

const manage = { role: 'link', name: 'Manage site connection' };

/** Presses Tab until an element has the focus. The toolbar of the browser is part of the round. */
async function tabTo(hand: Hand, target: { readonly role: string; readonly name: string }): Promise<void> {
  await hand.sees(target);
  await expect
    .poll(
      async () => {
        await hand.press('Tab');
        return hand.has(target, { hasFocus: true });
      },
      { message: `Tab reaches ${target.name}`, timeout: 60_000, intervals: [20] },
    )
    .toBe(true);
}

test('cards are drawn with style sheets that scripts adopt', async ({ hand, openAs }) => {
  await openAs('admin');
  await hand.sees({ role: 'switch', name: 'Brute force protection' });
  const edge = `getComputedStyle(document.querySelector('#flightdeck article')).borderTopStyle`;
  const without = `(() => {
    const sheets = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [];
    const value = ${edge};
    document.adoptedStyleSheets = sheets;
    return value;
  })()`;
  expect(await hand.read<string>(without)).toBe('none');
  expect(await hand.read<string>(edge)).toBe('solid');
});

test('a dialog covers the page, and the page behind it takes neither focus nor clicks', async ({ hand, openAs }) => {
  await openAs('admin');
  await hand.click(manage);
  await hand.sees({ role: 'button', name: 'Stay connected' }, { hasFocus: true });
  const behind = "document.querySelector('#fd-tabs a')";
  expect(
    await hand.read<object>(`(() => {
      const { left, top } = ${behind}.getBoundingClientRect();
      ${behind}.focus();
      return {
        isModal: document.querySelector('dialog').matches(':modal'),
        hasFocus: document.activeElement === ${behind},
        isHit: ${behind}.contains(document.elementFromPoint(left + 2, top + 2)),
      };
    })()`),
  ).toEqual({ isModal: true, hasFocus: false, isHit: false });
});

test('a popover opens above all else, and Escape closes it and returns the focus', async ({ hand, openAs }) => {
  await openAs('admin');
  const opener = { role: 'button', name: 'About Scan' };
  const explanation = { role: 'dialog', name: 'Scan' };
  await hand.click(opener);
  await hand.sees(explanation, { contains: 'Learn more' });
  expect(await hand.read<number>("document.querySelectorAll(':popover-open').length")).toBe(1);
  await hand.sees(opener, { hasFocus: true });
  await hand.press('Escape');
  await expect.poll(() => hand.read<number>("document.querySelectorAll(':popover-open').length")).toBe(0);
  await hand.sees(opener, { hasFocus: true });
});

test('Tab enters the shadow root of a widget, shows the focus there, and Enter follows its link', async ({
  hand,
  openAs,
  site,
}) => {
  await openAs('admin');
  await hand.goTo(`${site.url}/widgets-demo`);
  await tabTo(hand, manage);
  const widget = "document.querySelector('flightdeck-widget')";
  expect(await hand.read<boolean>(`document.activeElement === ${widget}`)).toBe(true);
  const outline = `getComputedStyle(${widget}.shadowRoot.activeElement)`;
  expect(await hand.read<string>(`${outline}.outlineStyle`)).toBe('solid');
  expect(Number.parseFloat(await hand.read<string>(`${outline}.outlineWidth`))).toBeGreaterThanOrEqual(2);
  await hand.press('Enter');
  await hand.arrivesAt(/#\/disconnect$/);
  await hand.sees({ role: 'button', name: 'Stay connected' }, { hasFocus: true });
});
