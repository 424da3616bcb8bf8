import { __ } from '@flightdeck/shared/i18n';
import { defineField, type Field } from '../../engine/form/field';

/** Defines a field for a flag. Values other than booleans are unknown. */
const flagField = (option: string): Field<boolean> =>
  defineField<boolean>({
    option,
    label: () => __('Infinite scroll'),
    read: (serverValue) => (typeof serverValue === 'boolean' ? serverValue : undefined),
    revive: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  });

/** The module. It is saved with the save bar, because it is a part of the mode that the user chooses (SET-177). */
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

/** Returns the mode for the states of the module and its option (SET-177). */
export function scrollMode({ 'infinite-scroll': isOn, infinite_scroll: loadsOnScroll }: ScrollSettings): ScrollMode {
  if (!isOn) return 'default';
  return loadsOnScroll ? 'scroll' : 'button';
}

/** Returns the options to save for a mode (SET-177). In the default mode, the option has no effect, so it stays unchanged. */
export function scrollChanges(mode: ScrollMode): Partial<ScrollSettings> {
  if (mode === 'default') return { 'infinite-scroll': false };
  return { 'infinite-scroll': true, infinite_scroll: mode === 'scroll' };
}
