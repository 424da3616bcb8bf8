import { __ } from '@flightdeck/shared/i18n';
import { SelectField } from '@flightdeck/shared/ui/form';
import type { CardSwitchProps } from '../../engine/cards/card';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { FieldNotes } from '../../engine/form/field-notes.view';
import { useField } from '../../engine/form/use-field.resource';
import css from './carousel.css';
import { carouselColor } from './carousel.field';

/** Draws the carousel switch, its options and its color scheme, which the save bar saves (SET-172). */
export function CarouselRow(row: CardSwitchProps) {
  const color = useField(carouselColor);
  return (
    <CardSwitchRow {...row}>
      <div className={css.colors}>
        <SelectField
          disabled={color.isLocked}
          hint={<FieldNotes field={color} />}
          label={carouselColor.label()}
          onChange={color.edit}
          options={
            color.isUnknown
              ? []
              : [
                  { value: 'black', label: __('Black') },
                  { value: 'white', label: __('White') },
                ]
          }
          value={color.value ?? 'black'}
        />
      </div>
    </CardSwitchRow>
  );
}
