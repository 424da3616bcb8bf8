import { Icon } from '@flightdeck/shared/ui';
import { useState } from 'react';
import css from './picture.css';

export interface PictureProps {
  /** A placeholder replaces a missing or broken picture. */
  readonly src: string | undefined;
  readonly alt: string;
}

/** Draws a picture that fills its container. It sends no referrer to the picture's server. */
export function Picture({ src, alt }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || broken === src) {
    return (
      <span className={css.tile}>
        <Icon name="image" size={24} />
      </span>
    );
  }
  return (
    <img alt={alt} className={css.picture} onError={() => setBroken(src)} referrerPolicy="no-referrer" src={src} />
  );
}
