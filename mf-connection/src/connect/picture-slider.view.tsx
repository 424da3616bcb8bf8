import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { type ReactNode, useState } from 'react';
import css from './picture-slider.css';

export interface PictureSliderProps {
  readonly pictures: readonly ReactNode[];
}

/** Pictures that the user pages through with a button (CONN-018). A single picture has no button. */
export function PictureSlider({ pictures }: PictureSliderProps) {
  const [shown, show] = useState(0);
  if (pictures.length < 2) return pictures[0];
  return (
    <div className={css.slider}>
      <div className={css.window}>
        <div className={css.strip} style={{ insetInlineStart: `${shown * -100}%` }}>
          {pictures.map((picture, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawings never change places
            <div className={css.picture} key={place}>
              {picture}
            </div>
          ))}
        </div>
      </div>
      <Button icon="chevron" onClick={() => show((shown + 1) % pictures.length)} variant="icon">
        {__('Next picture')}
      </Button>
    </div>
  );
}
