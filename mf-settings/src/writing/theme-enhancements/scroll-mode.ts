/** How older posts are loaded (SET-175). */
export type ScrollMode = 'default' | 'button' | 'scroll';

/** State of the module and its option. */
export interface ScrollSettings {
  readonly 'infinite-scroll': boolean;
  readonly infinite_scroll: boolean;
}

/** Returns the mode of a module and its option (SET-177). */
export const scrollMode = ({ 'infinite-scroll': isOn, infinite_scroll: byScrolling }: ScrollSettings): ScrollMode =>
  isOn ? (byScrolling ? 'scroll' : 'button') : 'default';

/** Returns the options to save for a mode (SET-177). The default mode leaves the option unchanged, because it has no effect. */
export function scrollChanges(mode: ScrollMode): Partial<ScrollSettings> {
  if (mode === 'default') return { 'infinite-scroll': false };
  return { 'infinite-scroll': true, infinite_scroll: mode === 'scroll' };
}
