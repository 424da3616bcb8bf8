import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from './test';

const switchName = 'Brute force protection';

test('a screen reader gets landmarks and headings of the dashboard, and the announcements while a switch is saved', async ({
  desktop,
  user,
  openAs,
  site,
}) => {
  await openAs('admin');
  await user.sees({ role: 'switch', name: switchName }, { isOn: false });
  await user.sees({ role: 'article', name: 'Site connection' }, { contains: 'You own this connection.' });
  await user.sees({ role: 'heading', name: 'Jetpack in your pocket' });
  const countLoadingParts = () =>
    user.evaluate<number>('document.querySelectorAll("#flightdeck [aria-busy=true]").length');
  await expect.poll(countLoadingParts, { message: 'parts that are still loading' }).toBe(0);

  // Without a delay, the second announcement could replace the first one before the program reads it.
  await site.chaos({ method: 'POST', path: 'settings', kind: 'slow', ms: 1000 });
  const reader = spawn('/usr/bin/python3', [join(import.meta.dirname, 'screen-reader.py'), switchName], {
    env: desktop,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exitCode = new Promise((resolve) => reader.once('close', resolve));
  let output = '';
  let keyPress: Promise<void> | undefined;
  reader.stdout.on('data', (chunk: Buffer) => {
    output += String(chunk);
    // The program prints the switch when the switch has the focus.
    if (output.includes(`${switchName}, `)) keyPress ??= user.press('Space');
  });
  expect(await exitCode).toBe(0);
  await keyPress;
  expect(output).toMatchSnapshot(['screen-reader.txt']);
});
