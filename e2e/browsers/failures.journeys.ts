import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { updatedText } from '../support/dashboard';
import { expect, test } from './test';

const protectSwitch = { role: 'switch', name: 'Brute force protection' };

test('an area whose file is missing shows a failure beside the other cards, and Retry loads the area', async ({
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

test('a file that was changed after the deploy does not run', async ({ user, openAs, site }) => {
  const file = join(site.set.folder, site.set.entry('mf-connection').base, 'remote.js');
  // Remove the compressed copies, which the site would send instead of the changed file.
  const files = ['', '.br', '.gz'].map((ending) => `${file}${ending}`);
  const originals = files.map((each) => readFileSync(each));
  for (const each of files) rmSync(each);
  writeFileSync(file, `${originals[0]}\nwindow.isChanged = true;`);
  try {
    await openAs('admin');
    await user.sees({ role: 'region', name: 'Connections is not available' });
    expect(await user.evaluate<boolean>("'isChanged' in window")).toBe(false);
  } finally {
    // Other journeys use the same set.
    for (const [index, original] of originals.entries()) writeFileSync(files[index] ?? file, original);
  }
});

test('a page that has been open for a day saves a change, although its nonce has expired', async ({
  user,
  openAs,
  site,
}) => {
  await openAs('admin');
  await user.sees(protectSwitch, { isOn: false });
  await site.clock(25 * 3600 * 1000);
  await user.click(protectSwitch);
  await user.seesText(updatedText);
  await user.sees(protectSwitch, { isOn: true });
});
