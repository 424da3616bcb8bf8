/**
 * Window widths in px, for behavior that depends on them (a tooltip, a key). Layout never does: style sheets query the
 * container `fd`, see `tokens.css`.
 */

/** The largest width that counts as a phone (SHR-147). */
export const mobileWidth = 480;

/** All breakpoints, ascending (SHR-148). @clientOnly */
export const breakpoints = [mobileWidth, 660, 800, 960, 1040, 1280, 1400] as const;

/** The width assumed without a window (SHR-149). */
export const assumedWidth = 769;

/** Returns the width of the window, or the assumed one without a window. */
export const windowWidth = (): number => (typeof window === 'undefined' ? assumedWidth : window.innerWidth);

/** Returns whether the window counts as mobile, which includes 480 px (SHR-147). */
export const isMobile = (width: number = windowWidth()): boolean => width <= mobileWidth;
