import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { Builder, Capabilities, Key as Keys, type WebDriver, WebElement } from 'selenium-webdriver';
import type { Driver, Exit, Key, Scheme, Target } from './driver';
import { elementOf, hasQueriesExpression, nameOf, queriesScript } from './finder';

const keys: Readonly<Record<Key, string>> = { Tab: Keys.TAB, Enter: Keys.ENTER, Escape: Keys.ESCAPE, Space: ' ' };

/** WebKitGTK's MiniBrowser on a virtual screen, driven through WebDriver. */
export class WebDriverDriver implements Driver {
  readonly browser = 'webkit';
  readonly #binary: string;
  readonly #screen: ChildProcess;
  readonly #env: NodeJS.ProcessEnv;
  #program: ChildProcess | undefined;
  /** Whether the page has requested a confirmation dialog before the user leaves. */
  #hasRequestedDialog = false;
  #session: WebDriver | undefined;

  private constructor(binary: string, screen: ChildProcess, env: NodeJS.ProcessEnv) {
    this.#binary = binary;
    this.#screen = screen;
    this.#env = env;
  }

  /** Starts a virtual screen. @throws Error when it does not start */
  static async start(binary: string, scheme: Scheme): Promise<WebDriverDriver> {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const display = await firstLine(screen);
    // WebKitGTK takes the color scheme from the GTK theme.
    const theme = scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita';
    return new WebDriverDriver(binary, screen, { ...process.env, DISPLAY: `:${display}`, GTK_THEME: theme });
  }

  /** Starts a new driver program and browser, with an empty profile, because the end of a session sometimes takes minutes. */
  async reset(): Promise<void> {
    this.#end();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    // Detached programs have a process group, which `#end` kills as a whole.
    this.#program = spawn('WebKitWebDriver', [`--port=${port}`], { env: this.#env, stdio: 'ignore', detached: true });
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
    this.#end();
    this.#screen.kill();
  }

  #end(): void {
    this.#session = undefined;
    if (this.#program?.pid) process.kill(-this.#program.pid, 'SIGKILL');
    this.#program = undefined;
  }

  goTo = (url: string): Promise<void> => this.#currentSession.get(url);
  reload = (): Promise<void> => this.#currentSession.navigate().refresh();

  /**
   * When a driver controls WebKit, WebKit itself answers the confirmation dialog. So this only checks whether the page
   * requests the dialog.
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
    const found: unknown = await this.evaluate(elementOf(target));
    if (!(found instanceof WebElement)) throw new Error(`There is no ${nameOf(target)}.`);
    return found;
  }
}

/** Waits until the address answers. @throws Error when it does not within ten seconds */
async function waitForAnswer(url: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const isOk = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isOk) return;
    if (Date.now() > deadline) throw new Error(`${url} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Returns the first output of a program. @throws Error when it ends before */
export const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}.`)));
    child.stdout?.once('data', (chunk: Buffer) => resolve(String(chunk).trim()));
  });

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close((error) => (error ? reject(error) : resolve(port)));
    });
  });
