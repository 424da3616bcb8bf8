import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './test';

const protectSwitch = { role: 'switch', name: 'Brute force protection' };

test('an area without its file shows a failure beside the other cards, and Retry loads it', async ({
  user,
  openAs,
  site,
}) => {
  const restoreFile = site.set.hide('mf-connection', 'remote.js');
  const failure = { role: 'region', name: 'Connections is not available' };
  try {
    await openAs('admin');
    await user.sees(failure, {
      contains:
        "A file of the area couldn't be loaded. A browser extension such as an ad blocker may have blocked it, a proxy or optimizer may have changed it, or it's missing on the server.",
    });
    await user.sees(protectSwitch);
  } finally {
    restoreFile();
  }
  await user.click({ role: 'button', name: 'Retry', within: failure });
  await user.sees({ role: 'article', name: 'Site connection' }, { contains: 'Connected' });
});

test('a changed file is not run', async ({ user, openAs, site }) => {
  const file = join(site.set.folder, site.set.entry('mf-connection').base, 'remote.js');
  const original = readFileSync(file, 'utf8');
  for (const compressed of ['br', 'gz']) rmSync(`${file}.${compressed}`);
  writeFileSync(file, `${original}\nwindow.isChanged = true;`);
  await openAs('admin');
  await user.sees({ role: 'region', name: 'Connections is not available' });
  expect(await user.evaluate<boolean>("'isChanged' in window")).toBe(false);
});

test('a save after a day renews the nonce without a dialog', async ({ user, openAs, site }) => {
  await openAs('admin');
  await user.sees(protectSwitch, { isOn: false });
  await site.clock(25 * 3600 * 1000);
  await user.click(protectSwitch);
  await user.seesText('Updated settings.');
  await user.sees(protectSwitch, { isOn: true });
});
