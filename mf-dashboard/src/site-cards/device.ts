/** Where an app for the device would come from; `other` for computers. */
export type Device = 'android' | 'ios' | 'other';

/** The device behind a user agent. An iPad calls itself a Mac, but has fingers on its screen. */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1)) return 'ios';
  return 'other';
}
