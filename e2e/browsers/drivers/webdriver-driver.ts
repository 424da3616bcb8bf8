import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, Capabilities, Key as Keys, type WebDriver, WebElement } from 'selenium-webdriver';
import type { Driver, Exit, Key, Scheme, Target } from './driver';
import { describeTarget, elementExpression, hasQueriesExpression, queriesScript } from './finder';
import { firstOutput, freePort, waitForAnswer } from './programs';

const keys: Readonly<Record<Key, string>> = { Tab: Keys.TAB, Enter: Keys.ENTER, Escape: Keys.ESCAPE, Space: ' ' };

/** WebKitGTK's MiniBrowser on a virtual screen, driven through WebDriver. */
export class WebDriverDriver implements Driver {
  readonly browser = 'webkit';
  readonly #binary: string;
  readonly #screen: ChildProcess;
  readonly #env: NodeJS.ProcessEnv;
  #driverProgram: ChildProcess | undefined;
  /** Whether the page requested a confirmation dialog at the last `leave`, until `closeDialog`. */
  #hasRequestedDialog = false;
  #session: WebDriver | undefined;

  private constructor(binary: string, screen: ChildProcess, env: NodeJS.ProcessEnv) {
    this.#binary = binary;
    this.#screen = screen;
    this.#env = env;
  }

  /**
   * Starts a virtual screen; `reset` starts the browser on it.
   * @param binary path of MiniBrowser
   * @throws Error when the screen does not start
   */
  static async start(binary: string, scheme: Scheme): Promise<WebDriverDriver> {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const display = await firstOutput(screen);
    // WebKitGTK takes the color scheme from the GTK theme.
    const theme = scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita';
    return new WebDriverDriver(binary, screen, { ...process.env, DISPLAY: `:${display}`, GTK_THEME: theme });
  }

  /** Starts a new driver program, which starts a browser with an empty profile. Ending the session instead sometimes takes minutes. */
  async reset(): Promise<void> {
    this.#killPrograms();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    // A detached program has its own process group, which includes the browser. `#killPrograms` kills the whole group.
    this.#driverProgram = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: this.#env,
      stdio: 'ignore',
      detached: true,
    });
    await waitForAnswer(`${url}/status`);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      unhandledPromptBehavior: 'ignore',
      'webkitgtk:browserOptions': { binary: this.#binary, args: ['--automation'] },
    });
    this.#session = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    await this.#currentSession.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  }

  async close(): Promise<void> {
    this.#killPrograms();
    this.#screen.kill();
  }

  #killPrograms(): void {
    this.#session = undefined;
    if (this.#driverProgram?.pid) process.kill(-this.#driverProgram.pid, 'SIGKILL');
    this.#driverProgram = undefined;
  }

  goTo = (url: string): Promise<void> => this.#currentSession.get(url);
  reload = (): Promise<void> => this.#currentSession.navigate().refresh();

  /**
   * Checks whether the page requests a confirmation dialog, and does not leave the page: when a driver controls WebKit, WebKit
   * answers the dialog without the driver.
   */
  async leave(_exit: Exit): Promise<void> {
    this.#hasRequestedDialog = await this.evaluate<boolean>(
      "!dispatchEvent(new Event('beforeunload', { cancelable: true }))",
    );
  }

  evaluate = <T>(expression: string): Promise<T> => this.#currentSession.executeScript<T>(`return ${expression}`);
  press = (key: Key): Promise<void> => this.#currentSession.actions().sendKeys(keys[key]).perform();
  click = async (target: Target): Promise<void> => (await this.#element(target)).click();

  async type(target: Target, text: string): Promise<void> {
    const field = await this.#element(target);
    await field.clear();
    await field.sendKeys(text);
  }

  async dialogText(): Promise<string | null> {
    // WebKit's text of this dialog is unknown.
    if (this.#hasRequestedDialog) return '';
    try {
      return await (await this.#currentSession.switchTo().alert()).getText();
    } catch {
      return null;
    }
  }

  async closeDialog(isAccepted: boolean): Promise<void> {
    if (this.#hasRequestedDialog) {
      this.#hasRequestedDialog = false;
      return;
    }
    const alert = await this.#currentSession.switchTo().alert();
    await (isAccepted ? alert.accept() : alert.dismiss());
  }

  get #currentSession(): WebDriver {
    if (!this.#session) throw new Error('There is no session yet.');
    return this.#session;
  }

  async #element(target: Target): Promise<WebElement> {
    if (!(await this.evaluate<boolean>(hasQueriesExpression))) await this.#currentSession.executeScript(queriesScript);
    const found: unknown = await this.evaluate(elementExpression(target));
    if (!(found instanceof WebElement)) throw new Error(`There is no ${describeTarget(target)}.`);
    return found;
  }
}
