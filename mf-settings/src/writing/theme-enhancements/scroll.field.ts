import { __ } from '@flightdeck/shared/i18n';
import { defineField, type Field } from '../../engine/field';

const flagField = (option: string): Field<boolean> =>
  defineField<boolean>({
    option,
    label: () => __('Infinite scroll'),
    read: (serverValue) => (serverValue === undefined ? undefined : Boolean(serverValue)),
    revive: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  });

/** The module, saved with the bar: a mode is chosen, not switched (SET-177). */
export const scrollModule = flagField('infinite-scroll');
/** By scrolling rather than by a button. */
export const scrollOption = flagField('infinite_scroll');
