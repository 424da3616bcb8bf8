import { Hero, HeroTitle } from '@flightdeck/shared/ui/layout';
import type { ReactNode } from 'react';
import { PictureSlider } from './pictures/picture-slider.view';

export interface ConnectLayoutProps {
  readonly title: string;
  /** The text and the controls that connect. */
  readonly children: ReactNode;
  /** Pictures beside the text, if there is room (CONN-018). The user can page through several. */
  readonly pictures: readonly ReactNode[];
}

/** Layout of a connect screen with pictures: title, content column, pictures. */
export function ConnectLayout({ title, children, pictures }: ConnectLayoutProps) {
  return (
    <Hero picture={<PictureSlider pictures={pictures} />}>
      <HeroTitle>{title}</HeroTitle>
      {children}
    </Hero>
  );
}
