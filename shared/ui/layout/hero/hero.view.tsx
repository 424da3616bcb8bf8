import { type ReactNode, useEffect, useRef } from 'react';
import css from './hero.css';

export interface HeroProps {
  /** Title, lead and the controls of the decision. */
  readonly children: ReactNode;
  /** A drawing, which only shows if there is space beside the column. */
  readonly picture?: ReactNode;
  /** A card or a list, which moves below if there is no space beside the column. */
  readonly aside?: ReactNode;
  /** Aligns both columns at the top, for lists. Default: they are centered on each other. */
  readonly fromTop?: boolean | undefined;
}

/** A screen with one decision: a large title, a column for the decision, and something beside it. */
export function Hero({ children, picture, aside, fromTop = false }: HeroProps) {
  const beside = aside ?? picture;
  const column = (name: string | undefined) => (fromTop ? `${name} ${css.top}` : name);
  return (
    <div className={beside ? `${css.hero} ${css.beside}` : css.hero}>
      <div className={column(css.pane)}>{children}</div>
      {beside && <aside className={column(aside ? css.aside : `${css.aside} ${css.picture}`)}>{beside}</aside>}
    </div>
  );
}

export interface HeroTitleProps {
  readonly children: ReactNode;
  /** Heading level. Default: 1, because it is a screen. */
  readonly level?: 1 | 2;
  /** Moves the focus to the title, after the button that led here has disappeared. Default: false. */
  readonly takesFocus?: boolean;
}

/** The question or message of the screen. It can be focused without a ring, because it has no action. */
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
