import type { Page } from '@playwright/test';
import { median } from '../statistics';

/** Times of a user's actions in the settings, in ms; null when the result did not appear. */
export interface SettingsTimes {
  /** From one settings tab to another, with all of them loaded; median. */
  readonly changeTab: number | null;
  /** From a term in the address to the first matching card, with the cards of all tabs loaded. */
  readonly search: number | null;
  /** The slowest of nine keystrokes in a list of ten thousand lines, from the event to the end of the layout. */
  readonly slowestKey: number | null;
}

/** Names of the figures. */
export const settingsFigures = ['changeTab', 'search', 'slowestKey'] as const;

const tabs = ['writing', 'sharing', 'discussion', 'traffic', 'performance', 'security'] as const;
const card = '#fd-outlet [data-testid="settings-card"]';

/**
 * Goes to a route, and waits until its heading is the only visible one and a card is visible.
 * @returns ms until then; null when it does not happen
 */
async function goTo(page: Page, hash: string, heading: string): Promise<number | null> {
  const ms = await page.evaluate(
    async (to) => {
      const visibleElements = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
      const since = performance.now();
      location.hash = to.hash;
      return globalThis.flightdeckProbe.until(() => {
        const headings = visibleElements('#fd-outlet h1');
        return headings.length === 1 && headings[0]?.textContent === to.heading && visibleElements(to.card).length > 0;
      }, since);
    },
    { hash, heading, card },
  );
  // Let deferred work end before the next measurement.
  await page.waitForTimeout(500);
  return ms;
}

/** Returns the median time of a change from one settings tab to another, in ms; null when a page did not appear. */
async function changeTabs(page: Page): Promise<number | null> {
  const visitTabs = async () => {
    const times: (number | null)[] = [];
    for (const tab of tabs)
      times.push(await goTo(page, `#/${tab}`, `Jetpack ${tab[0]?.toUpperCase()}${tab.slice(1)} Settings`));
    return times;
  };
  // The first visits load the pages.
  await visitTabs();
  const times = (await visitTabs()).filter((ms) => ms !== null);
  return times.length === tabs.length ? median(times) : null;
}

/** Returns the ms from a search term to the first matching card; null when none appears. */
async function search(page: Page): Promise<number | null> {
  // The first search loads the cards of all tabs. Then remove the term.
  await goTo(page, '#/security?term=firewall', 'Jetpack Settings');
  await page.evaluate(() => {
    location.hash = '#/security?term=';
  });
  await page.waitForTimeout(500);
  const ms = await goTo(page, '#/security?term=comment', 'Jetpack Settings');
  await goTo(page, '#/security', 'Jetpack Security Settings');
  return ms;
}

/**
 * Types into a list of ten thousand lines, with the browser's editing command, which returns after the page has handled the events.
 * @returns ms of the slowest keystroke; null when the field of the list is not a `textarea`
 */
async function typeIntoLongList(page: Page): Promise<number | null> {
  const list = page.getByTestId('allowed-list');
  // The field is disabled while the module is turned off.
  if (await list.isDisabled()) await page.getByTestId('module-toggle-protect').click();
  // Ten thousand different IP addresses.
  const lines = Array.from({ length: 10_000 }, (_, line) => `10.1.${line >> 8}.${line & 255}`);
  // Set the value directly: the browser's editing command takes half a minute for this many lines.
  await list.evaluate((field, text) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, lines.join('\n'));
  // Let the page check the lines first.
  await page.waitForTimeout(1000);
  const slowest = await list.evaluate(async (field) => {
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
    // Ignore the first keystroke, which also runs code for the first time.
    return Math.max(...times.slice(1));
  });
  // Restore the saved list.
  await page.getByRole('button', { name: 'Discard' }).first().click();
  return slowest;
}

/** Measures actions in the settings. @param page a page that has finished loading */
export async function measureSettings(page: Page): Promise<SettingsTimes> {
  const changeTab = await changeTabs(page);
  const searchTime = await search(page);
  return { changeTab, search: searchTime, slowestKey: await typeIntoLongList(page) };
}
