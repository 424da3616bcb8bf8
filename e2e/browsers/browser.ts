import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../tools/src/dev/free-port';
import { neededChromium, quietArgs } from '../../tools/src/setup/chromium.mjs';
import { neededProgram } from '../../tools/src/setup/other-browsers.mjs';
import type { Desktop } from './desktop';
import { serveFirefox } from './marionette';

/** Browsers in the order of the table in docs/browsers.md. */
export const browserNames = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserName = (typeof browserNames)[number];

/** Preferred color scheme of the user, which pages read with `prefers-color-scheme`. */
export type Scheme = 'light' | 'dark';

/** Waits until a WebDriver server answers. @throws Error when it does not within ten seconds */
async function waitForServer(url: string): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer.`);
}

const firefoxPreferences = (scheme: Scheme) => ({
  'marionette.port': 0,
  'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
  // Always builds the accessibility tree.
  'accessibility.force_disabled': -1,
});

/** A browser with an empty profile, in a window. */
export interface Browser {
  readonly name: BrowserName;
  readonly driver: WebDriver;
  close(): void;
}

/** Starts a browser and its WebDriver server on a desktop. @throws Error when one of them does not start */
export async function startBrowser(name: BrowserName, scheme: Scheme, desktop: Desktop): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'flightdeck-browser-'));
  const port = await freePort(4444);
  const url = `http://127.0.0.1:${port}`;
  let program: ChildProcess | undefined;
  // A detached program has its own process group, which includes the browser.
  const start = (command: string, ...args: string[]) => {
    // WebKitGTK takes the color scheme from the GTK theme.
    const env = { ...desktop, GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita' };
    program = spawn(command, args, { env, stdio: 'ignore', detached: true });
  };
  const options: Record<string, unknown> = { unhandledPromptBehavior: 'ignore' };
  if (name === 'firefox') {
    const lines = Object.entries(firefoxPreferences(scheme)).map(([key, value]) => `user_pref('${key}', ${value});\n`);
    writeFileSync(join(profile, 'user.js'), lines.join(''));
    options.browserName = 'firefox';
    start(neededProgram('firefox'), '--marionette', '--no-remote', '--profile', profile);
  } else if (name === 'webkit') {
    start(neededProgram('WebKitWebDriver'), `--port=${port}`);
    options.browserName = 'MiniBrowser';
    options['webkitgtk:browserOptions'] = { binary: neededProgram('MiniBrowser'), args: ['--automation'] };
  } else {
    start(neededProgram('chromedriver'), `--port=${port}`);
    options.browserName = 'chrome';
    const darkArgs = scheme === 'dark' ? ['--force-dark-mode'] : [];
    const args = [...quietArgs, `--user-data-dir=${profile}`, '--force-renderer-accessibility', ...darkArgs];
    options['goog:chromeOptions'] = { binary: neededChromium({ hasWindow: true }), args };
  }
  const server = name === 'firefox' ? await serveFirefox(profile, port) : await waitForServer(url);
  const driver = await new Builder().usingServer(url).withCapabilities(new Capabilities(options)).build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  return {
    name,
    driver,
    close() {
      server?.close();
      if (program?.pid) process.kill(-program.pid, 'SIGKILL');
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
