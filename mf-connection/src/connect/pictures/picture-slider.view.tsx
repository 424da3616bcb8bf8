import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { Tooltip } from '@flightdeck/shared/ui/overlay';
import { type ReactNode, useState } from 'react';
import css from './picture-slider.css';

export interface PictureSliderProps {
  readonly pictures: readonly ReactNode[];
}

/** Pictures that the user pages through with a button (CONN-018). A single picture has no button. */
export function PictureSlider({ pictures }: PictureSliderProps) {
  const [index, setIndex] = useState(0);
  if (pictures.length < 2) return pictures[0];
  const label = __('Next picture');
  return (
    <div className={css.slider}>
      <div className={css.window}>
        <div className={css.strip} style={{ insetInlineStart: `${index * -100}%` }}>
          {pictures.map((picture, pictureIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the pictures never changes
            <div className={css.picture} key={pictureIndex}>
              {picture}
            </div>
          ))}
        </div>
      </div>
      {/* The tooltip only repeats the button's name, so it is not used as its description. */}
      <Tooltip text={label}>
        {() => (
          <Button icon="chevron" onClick={() => setIndex((index + 1) % pictures.length)} variant="icon">
            {label}
          </Button>
        )}
      </Tooltip>
    </div>
  );
}
