/** Platform of the app store; `other` for computers. */
export type Device = 'android' | 'ios' | 'other';

/** Returns the platform of a user agent. An iPad reports itself as a Mac with touch points. */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1)) return 'ios';
  return 'other';
}
