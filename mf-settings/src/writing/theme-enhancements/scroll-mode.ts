import { __ } from '@flightdeck/shared/i18n';
import { defineField, type Field } from '../../engine/form/field';

const flagField = (option: string): Field<boolean> =>
  defineField<boolean>({
    option,
    label: () => __('Infinite scroll'),
    read: (serverValue) => (typeof serverValue === 'boolean' ? serverValue : undefined),
    revive: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  });

/** The module. It is a field of the save bar, because the user chooses a mode (SET-177). */
export const scrollModule = flagField('infinite-scroll');
/** Whether posts load on scrolling (true) or with a button (false). */
export const scrollOption = flagField('infinite_scroll');

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
