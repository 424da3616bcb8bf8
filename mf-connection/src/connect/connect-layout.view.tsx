import { Hero, HeroTitle } from '@flightdeck/shared/ui/hero';
import type { ReactNode } from 'react';
import { PictureSlider } from './picture-slider.view';

export interface ConnectLayoutProps {
  readonly title: string;
  /** Text, then whatever connects. */
  readonly children: ReactNode;
  /** Drawings beside it, where there is room (CONN-018); several of them can be leafed through. */
  readonly pictures: readonly ReactNode[];
}

/** What all connect screens have in common: a title, a column to decide in, pictures beside it. */
export function ConnectLayout({ title, children, pictures }: ConnectLayoutProps) {
  return (
    <Hero picture={<PictureSlider pictures={pictures} />}>
      <HeroTitle>{title}</HeroTitle>
      {children}
    </Hero>
  );
}
