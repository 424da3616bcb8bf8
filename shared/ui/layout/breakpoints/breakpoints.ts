/**
 * Window widths in px, for scripts that behave differently on phones, such as tooltips. The layout doesn't depend on the
 * window: style sheets query the container `fd` (see `tokens.css`).
 */

/** The largest width that counts as mobile (SHR-147). */
export const maxMobileWidth = 480;

/** All breakpoints in px, in ascending order (SHR-148). @clientOnly */
export const breakpoints = [maxMobileWidth, 660, 800, 960, 1040, 1280, 1400] as const;

/** The width assumed where there is no window, such as on a server (SHR-149). */
export const assumedWidth = 769;

/** Returns the width of the window; `assumedWidth` where there is no window. */
export const windowWidth = (): number => (typeof window === 'undefined' ? assumedWidth : window.innerWidth);

/** Returns whether a window of this width counts as mobile; default: the current window (SHR-147). */
export const isMobile = (width: number = windowWidth()): boolean => width <= maxMobileWidth;
