import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const packageSchema = v.object({ browserslist: v.array(v.string()) });

/**
 * Returns the oldest supported browsers: `browserslist` of package.json, which the build targets too.
 * @throws ValiError when package.json lacks the list
 */
export const oldestBrowsers = (repo: string): readonly string[] =>
  v.parse(packageSchema, JSON.parse(readFileSync(join(repo, 'package.json'), 'utf8'))).browserslist;

/**
 * Features that some of our oldest browsers lack or support only in part, with the effect in those browsers. The page works
 * without each of them; `e2e/failures/host/browser-features-missing.spec.ts` tests this for the methods.
 */
export const optionalFeatures: Readonly<Record<string, string>> = {
  'method requestIdleCallback': 'Work that can wait starts after a timer.',
  'method postTask': 'The page starts its parts with a MessageChannel.',
  'member popover': 'Safari on iOS closes a popover with its button only; other browsers also with a tap outside.',
  'accent-color': 'Checkboxes and radio buttons have the default color of the browser.',
  'forced-color-adjust': 'Safari has no forced colors.',
  'overscroll-behavior': 'The page behind a dialog scrolls at the end of the dialog.',
  resize: 'A text field on iOS keeps its height.',
  'user-select': 'A click on an error code does not select the whole code.',
};
