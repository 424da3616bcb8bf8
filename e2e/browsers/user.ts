import { expect } from '@playwright/test';
import type { BrowserName, Driver, ElementState, Exit, Key, Target } from './drivers/driver';
import { elementOf, hasQueries, nameOf, placeOf, queries, seenOf } from './drivers/finder';

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
  read = <T>(expression: string): Promise<T> => this.#driver.read<T>(expression);

  /** Goes back through the page's history. The drivers' own commands would wait for a page load that a confirmation dialog may stop. */
  async back(): Promise<void> {
    await this.#driver.read('history.back()');
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

  /** Waits until an element keeps its place: the drivers measure first, and press that point even if it has moved since. */
  async #waitUntilStill(target: Target): Promise<void> {
    let last = '';
    const keepsPlace = async () => {
      const before = last;
      last = await this.#text(placeOf(elementOf(target)));
      return last === before && Boolean(last);
    };
    await expect
      .poll(keepsPlace, { message: `${nameOf(target)} keeps its place`, intervals: [100], timeout: maxWait })
      .toBe(true);
  }

  /** Waits for an element and, if given, for its visible state. */
  async sees(target: Target, state: Partial<ElementState> & { readonly contains?: string } = {}): Promise<void> {
    const { contains, ...exact } = state;
    await expect
      .poll(() => this.#look(target), { message: nameOf(target), timeout: maxWait })
      .toMatchObject({ ...exact, ...(contains !== undefined && { text: expect.stringContaining(contains) }) });
  }

  /** Returns whether there is an element in this state now. */
  async has(target: Target, state: Partial<ElementState>): Promise<boolean> {
    const seen = await this.#look(target);
    return seen !== null && Object.entries(state).every(([key, value]) => Reflect.get(seen, key) === value);
  }

  /** Waits until there is no such element. */
  async seesNo(target: Target): Promise<void> {
    await expect.poll(() => this.#look(target), { message: `no ${nameOf(target)}`, timeout: maxWait }).toBeNull();
  }

  /** Waits until the page contains this text. */
  async reads(text: string): Promise<void> {
    await expect.poll(() => this.#text('document.body.innerText'), { timeout: maxWait }).toContain(text);
  }

  /** Waits for the address. */
  async arrivesAt(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.#text('location.href'), { timeout: maxWait }).toMatch(pattern);
  }

  leave = (exit: Exit): Promise<void> => this.#driver.leave(exit);

  /** Performs an action that opens a confirmation dialog of the page or the browser, and answers it. @returns its text */
  async answersQuestion(act: () => Promise<void>, isYes: boolean): Promise<string> {
    const acting = act();
    await expect.poll(() => this.#driver.question(), { timeout: maxWait }).not.toBeNull();
    const question = await this.#driver.question();
    await this.#driver.answer(isYes);
    await acting;
    return question ?? '';
  }

  /** Reads a text of the page; empty during a navigation, which ends the scripts of the page. */
  #text = (expression: string): Promise<string> => this.#driver.read<string>(expression).catch(() => '');

  async #look(target: Target): Promise<ElementState | null> {
    try {
      if (!(await this.#driver.read<boolean>(hasQueries))) await this.#driver.read(`(() => { ${queries} })()`);
      return await this.#driver.read<ElementState | null>(seenOf(elementOf(target)));
    } catch (error) {
      // A page that is being replaced does not answer; the next attempt finds the new one.
      if (/context|navigat|realm|frame|destroyed|unload/i.test(String(error))) return null;
      throw error;
    }
  }
}
