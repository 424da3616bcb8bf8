/** App store that has the Jetpack app. */
export type AppStore = 'android' | 'ios';

/**
 * Returns the app store of a device, or null for a device that can't install the app.
 * @param touchPoints `navigator.maxTouchPoints`, because the user agent of an iPad names a Mac
 */
export function appStoreOf(userAgent: string, touchPoints: number): AppStore | null {
  if (/android/i.test(userAgent)) return 'android';
  const isIPad = /macintosh/i.test(userAgent) && touchPoints > 1;
  return /iphone|ipad|ipod/i.test(userAgent) || isIPad ? 'ios' : null;
}
