import { type ReactNode, useEffect, useRef } from 'react';
import css from './hero.css';

export interface HeroProps {
  /** Title, lead, and what there is to decide. */
  readonly children: ReactNode;
  /** A drawing: shows only where there is room beside it. */
  readonly picture?: ReactNode;
  /** A card or a list: moves below where there is no room beside it. */
  readonly aside?: ReactNode;
  /** Both columns begin at the top, as lists do. Default: they are centred on each other. */
  readonly fromTop?: boolean | undefined;
}

/** A screen with one thing to decide: a large title, a column to decide in, and something beside it. */
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
  /** Of the heading. Default 1: it is a screen. */
  readonly level?: 1 | 2;
  /** The pressed button that led here is gone: reading goes on at the title. Default false. */
  readonly takesFocus?: boolean;
}

/** The question or message of the screen. It can take the focus without a ring: it has no action. */
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
