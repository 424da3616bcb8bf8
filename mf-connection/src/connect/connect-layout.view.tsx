import type { ReactNode } from 'react';
import css from './connect.css';
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
    <div className={css.screen}>
      <div className={css.pane}>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      <aside className={css.picture}>
        <PictureSlider pictures={pictures} />
      </aside>
    </div>
  );
}
