/** How older posts are loaded (SET-175). */
export type ScrollMode = 'default' | 'button' | 'scroll';

/** The module and its option as the server has them, as they are edited and as they are sent. */
export interface ScrollSettings {
  readonly 'infinite-scroll': boolean;
  readonly infinite_scroll: boolean;
}

/** The mode that module and option amount to (SET-177). */
export const scrollMode = ({ 'infinite-scroll': isOn, infinite_scroll: byScrolling }: ScrollSettings): ScrollMode =>
  isOn ? (byScrolling ? 'scroll' : 'button') : 'default';

/** What a mode changes (SET-177). Without the module the option means nothing and stays as it is. */
export function scrollChanges(mode: ScrollMode): Partial<ScrollSettings> {
  if (mode === 'default') return { 'infinite-scroll': false };
  return { 'infinite-scroll': true, infinite_scroll: mode === 'scroll' };
}
