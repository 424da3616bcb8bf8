import { __ } from '@flightdeck/shared/i18n';
import { defineField, type Field } from '../../engine/field';

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
