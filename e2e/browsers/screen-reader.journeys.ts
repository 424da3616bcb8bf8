import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { test as base, chromium, expect } from '@playwright/test';
import { neededChromium, quietArgs } from '../../tools/src/setup/chromium.mjs';
import { neededProgram } from '../../tools/src/setup/other-browsers.mjs';
import { dashboardPath, expectCards } from '../support/dashboard';
import { networkAtRest, watchNetwork } from '../support/network';
import { RunningSite } from '../support/site';
import { firstLine } from './webdriver-driver';

/** A virtual desktop with an accessibility bus, on which browsers tell screen readers what they show. */
const test = base.extend<{ readonly desktop: NodeJS.ProcessEnv; readonly site: RunningSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture must be a pattern
  desktop: async ({}, use) => {
    const programs: ChildProcess[] = [];
    const start = (command: string, args: readonly string[]) => {
      const program = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
      programs.push(program);
      return firstLine(program);
    };
    const display = await start(neededProgram('screen'), ['-displayfd', '1', '-screen', '0', '1400x1000x24']);
    const bus = await start(neededProgram('bus'), ['--session', '--nofork', '--print-address=1']);
    await use({ ...process.env, DISPLAY: `:${display}`, DBUS_SESSION_BUS_ADDRESS: bus });
    for (const program of programs) program.kill();
  },

  // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture must be a pattern
  site: async ({}, use) => {
    const site = new RunningSite();
    await site.start();
    await use(site);
    await site.remove();
  },
});

test('a screen reader reads the dashboard, and hears that a switch is on', async ({ desktop, site }) => {
  const args = [...quietArgs, '--force-renderer-accessibility'];
  const env = Object.fromEntries(Object.entries(desktop).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const browser = await chromium.launch({ executablePath: neededChromium(), headless: false, args, env });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  watchNetwork(context);
  const page = await context.newPage();
  await site.logIn(page, 'admin');
  await page.goto(`${site.url}${dashboardPath}#/dashboard`);
  await expectCards(page);
  await networkAtRest(page);
  const reader = spawn('/usr/bin/python3', [join(import.meta.dirname, 'screen-reader.py'), 'Brute force protection'], {
    env: desktop,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => reader.once('close', resolve));
  let text = '';
  let pressed: Promise<void> | undefined;
  reader.stdout.on('data', (chunk: Buffer) => {
    text += String(chunk);
    if (text.includes('Brute force protection, ')) pressed ??= page.keyboard.press('Space');
  });
  expect(await ended).toBe(0);
  await pressed;
  expect(text).toMatchSnapshot(['screen-reader.txt']);
  await browser.close();
});
