/**
 * Widths of the window in px, for behaviour that depends on them (a tooltip, a key). Looks never do: style sheets ask the
 * container `fd`, see `tokens.css`.
 */

/** Up to this width, itself included, a window is a phone's (SHR-147). */
export const mobileWidth = 480;

/** All of them, ascending (SHR-148). @clientOnly */
export const breakpoints = [mobileWidth, 660, 800, 960, 1040, 1280, 1400] as const;

/** Where there is no window (SHR-149). */
export const assumedWidth = 769;

/** Of the window, without window the assumed one. */
export const windowWidth = (): number => (typeof window === 'undefined' ? assumedWidth : window.innerWidth);

/** A window of 480 px counts as mobile, too (SHR-147). */
export const isMobile = (width: number = windowWidth()): boolean => width <= mobileWidth;
