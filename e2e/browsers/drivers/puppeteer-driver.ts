import puppeteer, {
  type Browser,
  type BrowserContext,
  type Dialog,
  type ElementHandle,
  type Page,
} from 'puppeteer-core';
import type { Desktop } from '../desktop';
import type { Driver, Exit, Key, Scheme, Target } from './driver';
import { describeTarget, elementExpression, hasQueriesExpression, queriesScript } from './finder';

/** Firefox through WebDriver BiDi, which needs no driver program. */
export class PuppeteerDriver implements Driver {
  readonly browser = 'firefox';
  readonly #browser: Browser;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #dialog: Dialog | undefined;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * Starts the browser.
   * @param desktop the desktop on which it shows its window; null for a headless browser
   * @throws Error when it does not start
   */
  static async start(executablePath: string, scheme: Scheme, desktop: Desktop | null): Promise<PuppeteerDriver> {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: !desktop,
      ...(desktop && { env: desktop }),
      extraPrefsFirefox: {
        'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
        // -1 always builds the accessibility tree; 0 is the default.
        'accessibility.force_disabled': desktop ? -1 : 0,
      },
    });
    return new PuppeteerDriver(browser);
  }

  async reset(): Promise<void> {
    await this.closeDialog(false);
    await this.#context?.close();
    this.#context = await this.#browser.createBrowserContext();
    this.#page = await this.#context.newPage();
    await this.#page.setViewport({ width: 1280, height: 900 });
    this.#page.on('dialog', (dialog) => {
      this.#dialog = dialog;
    });
  }

  close = (): Promise<void> => this.#browser.close();

  async goTo(url: string): Promise<void> {
    await this.#currentPage.goto(url, { waitUntil: 'domcontentloaded' });
  }

  async reload(): Promise<void> {
    await this.#currentPage.reload({ waitUntil: 'domcontentloaded' });
  }

  async leave(exit: Exit): Promise<void> {
    // Don't wait: the promise settles only after the confirmation dialog, and rejects if the user stays on the page.
    if (exit === 'close') void this.#currentPage.close({ runBeforeUnload: true }).catch(() => undefined);
    // Reload in a later task, because a confirmation dialog would block `evaluate()`.
    else await this.#currentPage.evaluate('void setTimeout(() => location.reload())');
  }

  evaluate = async <T>(expression: string): Promise<T> => {
    const value: unknown = await this.#currentPage.evaluate(expression);
    // Only the journey knows the type of its result.
    return value as T;
  };
  press = (key: Key): Promise<void> => this.#currentPage.keyboard.press(key === 'Space' ? ' ' : key);
  click = async (target: Target): Promise<void> => (await this.#element(target)).click();

  async type(target: Target, text: string): Promise<void> {
    const field = await this.#element(target);
    await field.focus();
    await field.evaluate((node) => {
      if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) node.select();
    });
    await this.#currentPage.keyboard.press('Backspace');
    await field.type(text);
  }

  dialogText = async (): Promise<string | null> => this.#dialog?.message() ?? null;

  async closeDialog(isAccepted: boolean): Promise<void> {
    const dialog = this.#dialog;
    this.#dialog = undefined;
    await (isAccepted ? dialog?.accept() : dialog?.dismiss());
  }

  get #currentPage(): Page {
    if (!this.#page) throw new Error('There is no page yet.');
    return this.#page;
  }

  async #element(target: Target): Promise<ElementHandle> {
    if (!(await this.#currentPage.evaluate(hasQueriesExpression))) await this.#currentPage.evaluate(queriesScript);
    const found = (await this.#currentPage.evaluateHandle(elementExpression(target))).asElement();
    if (!found) throw new Error(`There is no ${describeTarget(target)}.`);
    return found as ElementHandle;
  }
}
