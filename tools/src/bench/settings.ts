import type { Page } from '@playwright/test';
import { median } from './statistics';

/** Times of what a user does in the settings, in ms; null when it did not come. */
export interface SettingsUse {
  /** From one page of the settings to another, all of them loaded; the median of all. */
  readonly changeTab: number | null;
  /** From a term in the address to the first card it finds, with all cards searched. */
  readonly search: number | null;
  /** The longest of several keys typed into a list of ten thousand lines: handled, drawn and laid out. */
  readonly longestKey: number | null;
}

export const settingsFigures = ['changeTab', 'search', 'longestKey'] as const;

const tabs = ['writing', 'sharing', 'discussion', 'traffic', 'performance', 'security'] as const;
const card = '#fd-outlet [data-testid="settings-card"]';

/** Goes to a route; it is there when its heading is the only one with a box, and a card of it. */
async function arrive(page: Page, hash: string, heading: string): Promise<number | null> {
  const ms = await page.evaluate(
    async (to) => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
      const since = performance.now();
      location.hash = to.hash;
      return globalThis.flightdeckProbe.until(() => {
        const headings = shown('#fd-outlet h1');
        return headings.length === 1 && headings[0]?.textContent === to.heading && shown(to.card).length > 0;
      }, since);
    },
    { hash, heading, card },
  );
  await page.waitForTimeout(500);
  return ms;
}

async function changeTabs(page: Page): Promise<number | null> {
  const visit = async () => {
    const times: (number | null)[] = [];
    for (const tab of tabs)
      times.push(await arrive(page, `#/${tab}`, `Jetpack ${tab[0]?.toUpperCase()}${tab.slice(1)} Settings`));
    return times;
  };
  // The first time loads them.
  await visit();
  const times = (await visit()).filter((ms) => ms !== null);
  return times.length === tabs.length ? median(times) : null;
}

async function search(page: Page): Promise<number | null> {
  await arrive(page, '#/security?term=firewall', 'Jetpack Settings');
  await page.evaluate(() => {
    location.hash = '#/security?term=';
  });
  await page.waitForTimeout(500);
  const ms = await arrive(page, '#/security?term=comment', 'Jetpack Settings');
  await arrive(page, '#/security', 'Jetpack Security Settings');
  return ms;
}

/** Types as the browser's own editing does: the events are handled before it returns. */
async function typeIntoLongList(page: Page): Promise<number | null> {
  const list = page.getByTestId('allowed-list');
  if (await list.isDisabled()) await page.getByTestId('module-toggle-protect').click();
  const lines = Array.from({ length: 10_000 }, (_, line) => `10.1.${line >> 8}.${line & 255}`);
  // As pasted: the browser's own editing takes half a minute to type so much.
  await list.evaluate((field, text) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, lines.join('\n'));
  await page.waitForTimeout(1000);
  const longest = await list.evaluate(async (field) => {
    if (!(field instanceof HTMLTextAreaElement)) return null;
    field.focus();
    const times: number[] = [];
    for (let press = 0; press < 10; press += 1) {
      field.setSelectionRange(5, 5);
      const since = performance.now();
      document.execCommand('insertText', false, '1');
      // Work that the event deferred to a microtask counts too.
      await null;
      field.getBoundingClientRect();
      times.push(performance.now() - since);
      await new Promise((next) => setTimeout(next, 150));
    }
    return Math.max(...times.slice(1));
  });
  await page.getByRole('button', { name: 'Discard' }).first().click();
  return longest;
}

/** Uses the settings on a page that has come to rest. */
export async function useSettings(page: Page): Promise<SettingsUse> {
  const changeTab = await changeTabs(page);
  const found = await search(page);
  return { changeTab, search: found, longestKey: await typeIntoLongList(page) };
}
