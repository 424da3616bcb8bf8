import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserNames } from './browser';
import { expect, test } from './test';

/** Features in the table of docs/browsers.md, each with an expression that is true if the browser has it. */
const featureExpressions: Readonly<Record<string, string>> = {
  'Navigation API': "'navigation' in window",
  '`requestIdleCallback`': "'requestIdleCallback' in window",
  '`scheduler.postTask`': "typeof window.scheduler?.postTask === 'function'",
  'Trusted Types': "'trustedTypes' in window",
  'adopted style sheets': "'adoptedStyleSheets' in document",
  '`<dialog>`': "'HTMLDialogElement' in window",
  popover: "'popover' in HTMLElement.prototype",
};

/** Cells of the rows with "yes" or "no"; the first cell of a row is empty, because each line starts with `|`. */
const rows = readFileSync(join(import.meta.dirname, '../../docs/browsers.md'), 'utf8')
  .split('\n')
  .filter((line) => /\| (yes|no) \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the browser has the features that docs/browsers.md lists for it', async ({ user, openAs }) => {
  await openAs('admin', '/status');
  await user.sees({ role: 'heading', name: 'Status' });
  expect(rows.map(([, feature]) => feature)).toEqual(Object.keys(featureExpressions));
  for (const [, feature = '', ...cells] of rows) {
    const isSupported = await user.evaluate<boolean>(featureExpressions[feature] ?? 'null');
    expect(isSupported ? 'yes' : 'no', feature).toBe(cells[browserNames.indexOf(user.browser)]);
  }
});
