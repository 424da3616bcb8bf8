/**
 * Features that some of our oldest browsers lack, with what happens there. Each works without it; the tests in
 * `e2e/failures/host/browser-features-missing.spec.ts` remove those of scripts.
 */
export const optionalFeatures: Readonly<Record<string, string>> = {
  'global requestIdleCallback': 'Work that can wait starts after a timer.',
  'method requestIdleCallback': 'Work that can wait starts after a timer.',
  'global cancelIdleCallback': 'Called only where requestIdleCallback exists.',
  'method postTask': 'The page starts its parts in messages of a channel.',
  'member popover': 'Safari on iOS closes a popover with its button only; other browsers also with a tap outside.',
  'accent-color': 'Boxes and radio buttons have the color of the browser.',
  'forced-color-adjust': 'Safari has no forced colors.',
  'overscroll-behavior': 'The page behind a dialog scrolls at the end of the dialog.',
  resize: 'A text field on iOS keeps its height.',
  'user-select': 'A double click selects a word beside the text.',
};
