import { expect } from '@playwright/test';
import { Key, WebElement } from 'selenium-webdriver';
import type { Browser, BrowserName } from './browser';
import {
  describeTarget,
  type ElementState,
  elementExpression,
  hasQueriesExpression,
  positionExpression,
  queriesScript,
  stateExpression,
  type Target,
} from './finder';

/** Maximum time in ms until a page shows a result. */
const maxWait = 20_000;

/** Keys that journeys press. */
const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, Space: ' ' } as const;

/** The user of a journey, in any browser. `click`, `type` and the expectations wait until the page has what they need. */
export class User {
  readonly browser: BrowserName;
  readonly #driver: Browser['driver'];

  constructor({ name, driver }: Browser) {
    this.browser = name;
    this.#driver = driver;
  }

  goTo = (url: string): Promise<void> => this.#driver.get(url);
  reload = (): Promise<void> => this.#driver.navigate().refresh();
  press = (key: keyof typeof keys): Promise<void> => this.#driver.actions().sendKeys(keys[key]).perform();

  /** Returns the value of an expression in the page, which must be serializable as JSON. */
  evaluate = <T>(expression: string): Promise<T> => this.#driver.executeScript<T>(`return ${expression}`);

  /** Goes back through the page's history. The command of WebDriver would wait for a page load that a confirmation dialog may stop. */
  async back(): Promise<void> {
    await this.evaluate('history.back()');
  }

  async click(target: Target): Promise<void> {
    await this.sees(target);
    await this.#waitUntilStill(target);
    await (await this.#element(target)).click();
  }

  async type(target: Target, text: string): Promise<void> {
    await this.sees(target);
    const field = await this.#element(target);
    await field.clear();
    await field.sendKeys(text);
  }

  /** Waits until an element stops moving: browsers measure its position before they click, and would miss a moving element. */
  async #waitUntilStill(target: Target): Promise<void> {
    let position = '';
    const isStill = async () => {
      const previousPosition = position;
      position = await this.#text(positionExpression(elementExpression(target)));
      return position === previousPosition && position !== '';
    };
    await expect
      .poll(isStill, { message: `${describeTarget(target)} stops moving`, intervals: [100], timeout: maxWait })
      .toBe(true);
  }

  /** Waits for an element and, if given, for its state. */
  async sees(target: Target, state: Partial<ElementState> & { readonly contains?: string } = {}): Promise<void> {
    const { contains, ...exact } = state;
    await expect
      .poll(() => this.#state(target), { message: describeTarget(target), timeout: maxWait })
      .toMatchObject({ ...exact, ...(contains !== undefined && { text: expect.stringContaining(contains) }) });
  }

  /** Returns whether there is an element in this state now, without waiting. */
  async has(target: Target, state: Partial<ElementState>): Promise<boolean> {
    const current = await this.#state(target);
    return current !== null && Object.entries(state).every(([key, value]) => Reflect.get(current, key) === value);
  }

  /** Waits until there is no such element. */
  async doesNotSee(target: Target): Promise<void> {
    await expect
      .poll(() => this.#state(target), { message: `no ${describeTarget(target)}`, timeout: maxWait })
      .toBeNull();
  }

  /** Waits until the page contains this text. */
  async seesText(text: string): Promise<void> {
    await expect.poll(() => this.#text('document.body.innerText'), { timeout: maxWait }).toContain(text);
  }

  /** Waits until the page no longer contains this text. */
  async doesNotSeeText(text: string): Promise<void> {
    const isGone = async () => {
      const pageText = await this.#text('document.body.innerText');
      return pageText !== '' && !pageText.includes(text);
    };
    await expect.poll(isGone, { message: `no text "${text}"`, timeout: maxWait }).toBe(true);
  }

  /** Waits until the address matches. */
  async arrivesAt(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.#text('location.href'), { timeout: maxWait }).toMatch(pattern);
  }

  /** Performs an action that opens a confirmation dialog, and answers the dialog. @returns the text of the dialog */
  async answersDialog(act: () => Promise<void>, answer: 'accept' | 'dismiss'): Promise<string> {
    const action = act();
    await expect.poll(() => this.#dialogText(), { timeout: maxWait }).not.toBeNull();
    const text = await this.#dialogText();
    await (await this.#driver.switchTo().alert())[answer]();
    await action;
    return text ?? '';
  }

  #dialogText = async (): Promise<string | null> => {
    try {
      return await (await this.#driver.switchTo().alert()).getText();
    } catch {
      return null;
    }
  };

  /** Evaluates an expression whose value is text. Returns an empty string if that fails, such as during a navigation. */
  #text = (expression: string): Promise<string> => this.evaluate<string>(expression).catch(() => '');

  /** Returns the current state of an element; null if there is no such element, or during a navigation. */
  async #state(target: Target): Promise<ElementState | null> {
    try {
      await this.#addQueries();
      return await this.evaluate<ElementState | null>(stateExpression(elementExpression(target)));
    } catch (error) {
      // A page that is being replaced does not answer; the next attempt finds the new page.
      if (/context|navigat|realm|frame|destroyed|unload/i.test(String(error))) return null;
      throw error;
    }
  }

  async #element(target: Target): Promise<WebElement> {
    await this.#addQueries();
    const found: unknown = await this.evaluate(elementExpression(target));
    if (!(found instanceof WebElement)) throw new Error(`There is no ${describeTarget(target)}.`);
    return found;
  }

  async #addQueries(): Promise<void> {
    if (!(await this.evaluate<boolean>(hasQueriesExpression))) await this.#driver.executeScript(queriesScript);
  }
}
