import { Icon } from '@flightdeck/shared/ui/icon';
import { useState } from 'react';
import css from './picture.css';

export interface PictureProps {
  /** Nothing or an address that leads nowhere: a tile stands in its place. */
  readonly src: string | undefined;
  readonly alt: string;
}

/** A picture that fills the room it is given; it never tells the server of the picture which page shows it. */
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
