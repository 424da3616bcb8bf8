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
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (!src || brokenSrc === src) {
    return (
      <span className={css.placeholder}>
        <Icon name="image" size={24} />
      </span>
    );
  }
  return (
    <img alt={alt} className={css.picture} onError={() => setBrokenSrc(src)} referrerPolicy="no-referrer" src={src} />
  );
}
