import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { withDesktop } from './desktop';
import { test as base, expect } from './test';

/** The browser shows its window on a desktop, where screen readers can read it. */
const test = base.extend({
  desktop: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument of a fixture must be a pattern
    async ({}, use) => withDesktop(use),
    { scope: 'worker', timeout: 120_000 },
  ],
});

const name = 'Brute force protection';

test('a screen reader gets landmarks and headings of the dashboard, and the announcement of a saved switch', async ({
  desktop,
  user,
  openAs,
  site,
}) => {
  await openAs('admin');
  await user.sees({ role: 'switch', name }, { isOn: false });
  await user.sees({ role: 'article', name: 'Site connection' }, { contains: 'You own this connection.' });
  await user.sees({ role: 'heading', name: 'Jetpack in your pocket' });
  const countBusy = () => user.evaluate<number>('document.querySelectorAll("#flightdeck [aria-busy=true]").length');
  await expect.poll(countBusy, { message: 'parts that load' }).toBe(0);

  // Give the reader time to read the first announcement.
  await site.chaos({ method: 'POST', path: 'settings', kind: 'slow', ms: 1000 });
  const reader = spawn('/usr/bin/python3', [join(import.meta.dirname, 'screen-reader.py'), name], {
    env: desktop ?? {},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => reader.once('close', resolve));
  let text = '';
  let pressed: Promise<void> | undefined;
  reader.stdout.on('data', (chunk: Buffer) => {
    text += String(chunk);
    if (text.includes(`${name}, `)) pressed ??= user.press('Space');
  });
  expect(await ended).toBe(0);
  await pressed;
  expect(text).toMatchSnapshot(['screen-reader.txt']);
});
