import { type ReactNode, useEffect, useRef } from 'react';
import css from './hero.css';

export interface HeroProps {
  /** Title, lead and the controls for the decision. */
  readonly children: ReactNode;
  /** A drawing, which is shown only if there is space beside the column, and no `aside`. */
  readonly picture?: ReactNode;
  /** A card or a list, which moves below the column if there is no space beside it. */
  readonly aside?: ReactNode;
  /** Aligns both columns at the top, for lists. Default: both are centered vertically. */
  readonly alignTop?: boolean | undefined;
}

/** A screen with one decision: a large title, a column for the decision, and a picture, a card or a list beside the column. */
export function Hero({ children, picture, aside, alignTop = false }: HeroProps) {
  const beside = aside ?? picture;
  const columnClass = (name: string | undefined) => (alignTop ? `${name} ${css.top}` : name);
  return (
    <div className={beside ? `${css.hero} ${css.beside}` : css.hero}>
      <div className={columnClass(css.pane)}>{children}</div>
      {beside && <aside className={columnClass(aside ? css.aside : `${css.aside} ${css.picture}`)}>{beside}</aside>}
    </div>
  );
}

export interface HeroTitleProps {
  readonly children: ReactNode;
  /** Heading level. Default: 1, because a hero fills a screen. */
  readonly level?: 1 | 2;
  /** Focuses the title when it appears, in place of the pressed button that has disappeared. Default: false. */
  readonly takesFocus?: boolean;
}

/** The question or message of the screen. Scripts can focus it; it shows no focus ring, because it is not a control. */
export function HeroTitle({ children, level = 1, takesFocus = false }: HeroTitleProps) {
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Heading className={css.title} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}

/** The sentence below the title. */
export const HeroLead = ({ children }: { readonly children: ReactNode }) => <p className={css.lead}>{children}</p>;
