/**
 * Names that built files use only where the browser has them, or that are not the browser's, with the reason. Differences that
 * users may notice are in docs/browsers.md.
 */
export const optional: Readonly<Record<string, string>> = {
  cancelIdleCallback: 'a timer without it',
  cookieStore: 'axios reads document.cookie without it',
  devicePixelRatio: 'React guesses the size of images with it, and takes 1 without it',
  navigation: 'popstate and clicks without it',
  open: 'Safari on iOS ignores some window features, which the page does not use',
  requestIdleCallback: 'a timer without it',
  scheduler: 'messages of a channel without it',
  setImmediate: 'React and axios use messages of a channel without it',
};
