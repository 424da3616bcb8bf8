import type { Browser, Dialog, ElementHandle, Page } from '@playwright/test';
import type { Driver, Exit, Key, Scheme, Target } from './driver';
import { describeTarget, elementExpression, hasQueriesExpression, queriesScript } from './finder';

/** Chromium, driven by Playwright. */
export class PlaywrightDriver implements Driver {
  readonly browser = 'chromium';
  readonly #browser: Browser;
  readonly #scheme: Scheme;
  #page: Page | undefined;
  #dialog: Dialog | undefined;

  constructor(browser: Browser, scheme: Scheme) {
    this.#browser = browser;
    this.#scheme = scheme;
  }

  async reset(): Promise<void> {
    await this.close();
    const context = await this.#browser.newContext({
      viewport: { width: 1280, height: 900 },
      colorScheme: this.#scheme,
    });
    this.#page = await context.newPage();
    this.#page.on('dialog', (dialog) => {
      this.#dialog = dialog;
    });
  }

  async close(): Promise<void> {
    await this.closeDialog(false);
    await this.#page?.context().close();
    this.#page = undefined;
  }

  async goTo(url: string): Promise<void> {
    await this.#currentPage.goto(url, { waitUntil: 'domcontentloaded' });
  }

  async reload(): Promise<void> {
    await this.#currentPage.reload({ waitUntil: 'domcontentloaded' });
  }

  async leave(exit: Exit): Promise<void> {
    if (exit === 'close') await this.#currentPage.close({ runBeforeUnload: true });
    // Reload in a later task, because a confirmation dialog would block `evaluate()`.
    else await this.#currentPage.evaluate('void setTimeout(() => location.reload())');
  }

  evaluate = <T>(expression: string): Promise<T> => this.#currentPage.evaluate<T>(expression);
  click = async (target: Target): Promise<void> => (await this.#element(target)).click();
  type = async (target: Target, text: string): Promise<void> => (await this.#element(target)).fill(text);
  press = (key: Key): Promise<void> => this.#currentPage.keyboard.press(key);
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
    if (!(await this.#currentPage.evaluate<boolean>(hasQueriesExpression)))
      await this.#currentPage.evaluate(queriesScript);
    const found = (await this.#currentPage.evaluateHandle(elementExpression(target))).asElement();
    if (!found) throw new Error(`There is no ${describeTarget(target)}.`);
    return found;
  }
}
