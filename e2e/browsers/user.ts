import { expect } from '@playwright/test';
import type { BrowserName, Driver, ElementState, Exit, Key, Target } from './drivers/driver';
import { elementOf, hasQueriesExpression, nameOf, positionOf, queriesScript, stateOf } from './drivers/finder';

/** Maximum time in ms until a page shows a result. */
const maxWait = 20_000;

/** The user of a journey, in any browser. Each action and expectation waits until the page is ready. */
export class User {
  readonly browser: BrowserName;
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.browser = driver.browser;
    this.#driver = driver;
  }

  goTo = (url: string): Promise<void> => this.#driver.goTo(url);
  reload = (): Promise<void> => this.#driver.reload();
  press = (key: Key): Promise<void> => this.#driver.press(key);
  evaluate = <T>(expression: string): Promise<T> => this.#driver.evaluate<T>(expression);

  /** Goes back through the page's history. The drivers' own commands would wait for a page load that a confirmation dialog may stop. */
  async back(): Promise<void> {
    await this.#driver.evaluate('history.back()');
  }

  async click(target: Target): Promise<void> {
    await this.sees(target);
    await this.#waitUntilStill(target);
    await this.#driver.click(target);
  }

  async type(target: Target, text: string): Promise<void> {
    await this.sees(target);
    await this.#driver.type(target, text);
  }

  /** Waits until an element stops moving. The drivers measure its position before they click, and would miss it otherwise. */
  async #waitUntilStill(target: Target): Promise<void> {
    let last = '';
    const isStill = async () => {
      const before = last;
      last = await this.#text(positionOf(elementOf(target)));
      return last === before && Boolean(last);
    };
    await expect
      .poll(isStill, { message: `${nameOf(target)} stops moving`, intervals: [100], timeout: maxWait })
      .toBe(true);
  }

  /** Waits for an element and, if given, for its visible state. */
  async sees(target: Target, state: Partial<ElementState> & { readonly contains?: string } = {}): Promise<void> {
    const { contains, ...exact } = state;
    await expect
      .poll(() => this.#state(target), { message: nameOf(target), timeout: maxWait })
      .toMatchObject({ ...exact, ...(contains !== undefined && { text: expect.stringContaining(contains) }) });
  }

  /** Returns whether there is an element in this state now. */
  async has(target: Target, state: Partial<ElementState>): Promise<boolean> {
    const seen = await this.#state(target);
    return seen !== null && Object.entries(state).every(([key, value]) => Reflect.get(seen, key) === value);
  }

  /** Waits until there is no such element. */
  async seesNo(target: Target): Promise<void> {
    await expect.poll(() => this.#state(target), { message: `no ${nameOf(target)}`, timeout: maxWait }).toBeNull();
  }

  /** Waits until the page contains this text. */
  async seesText(text: string): Promise<void> {
    await expect.poll(() => this.#text('document.body.innerText'), { timeout: maxWait }).toContain(text);
  }

  /** Waits until the address matches. */
  async arrivesAt(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.#text('location.href'), { timeout: maxWait }).toMatch(pattern);
  }

  leave = (exit: Exit): Promise<void> => this.#driver.leave(exit);

  /** Performs an action that opens a confirmation dialog of the page or the browser, and answers it. @returns its text */
  async answersDialog(act: () => Promise<void>, isAccepted: boolean): Promise<string> {
    const acting = act();
    await expect.poll(() => this.#driver.dialogText(), { timeout: maxWait }).not.toBeNull();
    const text = await this.#driver.dialogText();
    await this.#driver.closeDialog(isAccepted);
    await acting;
    return text ?? '';
  }

  /** Reads a text of the page; empty during a navigation, which ends the scripts of the page. */
  #text = (expression: string): Promise<string> => this.#driver.evaluate<string>(expression).catch(() => '');

  async #state(target: Target): Promise<ElementState | null> {
    try {
      if (!(await this.#driver.evaluate<boolean>(hasQueriesExpression)))
        await this.#driver.evaluate(`(() => { ${queriesScript} })()`);
      return await this.#driver.evaluate<ElementState | null>(stateOf(elementOf(target)));
    } catch (error) {
      // A page that is being replaced does not answer; the next attempt finds the new one.
      if (/context|navigat|realm|frame|destroyed|unload/i.test(String(error))) return null;
      throw error;
    }
  }
}
