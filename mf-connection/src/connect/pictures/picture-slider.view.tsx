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
  const [shown, show] = useState(0);
  if (pictures.length < 2) return pictures[0];
  const next = __('Next picture');
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
      {/* The text is the name of the button, so it isn't its description too. */}
      <Tooltip text={next}>
        {() => (
          <Button icon="chevron" onClick={() => show((shown + 1) % pictures.length)} variant="icon">
            {next}
          </Button>
        )}
      </Tooltip>
    </div>
  );
}
