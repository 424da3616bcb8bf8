import { __ } from '@flightdeck/shared/i18n';
import { SelectField } from '@flightdeck/shared/ui/form';
import type { CardProps } from '../../engine/card';
import { FieldNotes } from '../../engine/field-notes.view';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { useField } from '../../engine/use-field.resource';
import { LearnMore } from '../../learn-more/learn-more.view';
import css from './carousel.css';
import { carouselColor } from './carousel.field';

/** Draws the carousel switch, its options and its color scheme, which the save bar saves (SET-172). */
export function CarouselCard({ card }: CardProps) {
  const color = useField(carouselColor);
  return (
    <SettingsCard card={card}>
      <SwitchRow
        explanation={
          <LearnMore source="jetpack-support-carousel">
            {__('Visitors can browse the images of a gallery in full screen, on phones too.')}
          </LearnMore>
        }
        label={__('Show galleries as a full-screen carousel')}
        moduleName={__('Carousel')}
        rule={{ option: 'carousel' }}
      >
        <SwitchRow
          explanation={__(
            'Technical details that a camera saves with a photo, such as focal length, aperture and ISO.',
          )}
          label={__('Show Exif data when available')}
          rule={{ option: 'carousel_display_exif', module: 'carousel' }}
        />
        <SwitchRow
          label={__('Show comments in the carousel')}
          rule={{ option: 'carousel_display_comments', module: 'carousel' }}
        />
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
      </SwitchRow>
    </SettingsCard>
  );
}
