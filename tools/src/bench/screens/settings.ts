import type { Page } from '@playwright/test';
import { median } from '../statistics';

/** Times of a user's actions in the settings, in ms; null when the result did not appear. */
export interface SettingsUse {
  /** From one settings page to another, with all of them loaded; median. */
  readonly changeTab: number | null;
  /** From a term in the address to the first matching card, with all cards searched. */
  readonly search: number | null;
  /** The slowest of several keystrokes in a list of ten thousand lines: handled, drawn and laid out. */
  readonly slowestKey: number | null;
}

export const settingsFigures = ['changeTab', 'search', 'slowestKey'] as const;

const tabs = ['writing', 'sharing', 'discussion', 'traffic', 'performance', 'security'] as const;
const card = '#fd-outlet [data-testid="settings-card"]';

/**
 * Goes to a route, and waits until its heading is the only visible one, with a card below it.
 * @returns ms until then; null when it does not happen
 */
async function goTo(page: Page, hash: string, heading: string): Promise<number | null> {
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
      times.push(await goTo(page, `#/${tab}`, `Jetpack ${tab[0]?.toUpperCase()}${tab.slice(1)} Settings`));
    return times;
  };
  // The first visits load the pages.
  await visit();
  const times = (await visit()).filter((ms) => ms !== null);
  return times.length === tabs.length ? median(times) : null;
}

async function search(page: Page): Promise<number | null> {
  // Load the cards of all tabs first, then start again without a term.
  await goTo(page, '#/security?term=firewall', 'Jetpack Settings');
  await page.evaluate(() => {
    location.hash = '#/security?term=';
  });
  await page.waitForTimeout(500);
  const ms = await goTo(page, '#/security?term=comment', 'Jetpack Settings');
  await goTo(page, '#/security', 'Jetpack Security Settings');
  return ms;
}

/** Types with the browser's own editing command, which returns after the events are handled. */
async function typeIntoLongList(page: Page): Promise<number | null> {
  const list = page.getByTestId('allowed-list');
  if (await list.isDisabled()) await page.getByTestId('module-toggle-protect').click();
  // Ten thousand different IP addresses.
  const lines = Array.from({ length: 10_000 }, (_, line) => `10.1.${line >> 8}.${line & 255}`);
  // Sets the value directly: the browser's editing command takes half a minute for this many lines.
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
      // Include work that the event deferred to a microtask.
      await null;
      field.getBoundingClientRect();
      times.push(performance.now() - since);
      await new Promise((next) => setTimeout(next, 150));
    }
    // Without the first press, which also runs code for the first time.
    return Math.max(...times.slice(1));
  });
  await page.getByRole('button', { name: 'Discard' }).first().click();
  return longest;
}

/** Measures the settings, starting from a page that has finished loading. */
export async function measureSettings(page: Page): Promise<SettingsUse> {
  const changeTab = await changeTabs(page);
  const found = await search(page);
  return { changeTab, search: found, slowestKey: await typeIntoLongList(page) };
}
