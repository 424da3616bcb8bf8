import { cardBox } from '@flightdeck/shared/ui/card/card-box';
import { Icon, type IconName } from '@flightdeck/shared/ui/icon';
import type { ReactNode } from 'react';
import css from './foldable-card.css';

export interface FoldableCardProps {
  readonly title: string;
  /** Default 3. Headings do not skip levels. */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly icon?: IconName | undefined;
  /** A chip at the end. Nothing that can be pressed: the whole line is the button. */
  readonly state?: ReactNode;
  readonly children: ReactNode;
  /** At first. Default `false`. */
  readonly expanded?: boolean | undefined;
  /** Told after each change. */
  readonly onToggle?: ((expanded: boolean) => void) | undefined;
  /** No padding around what is inside: rows of settings bring their own. */
  readonly flush?: boolean | undefined;
  readonly testId?: string | undefined;
}

/** A card whose heading shows and hides what is below it, on the platform's `<details>`: a search of the browser finds inside. */
export function FoldableCard({
  title,
  level = 3,
  icon,
  state,
  children,
  expanded = false,
  onToggle,
  flush = false,
  testId,
}: FoldableCardProps) {
  const Heading = `h${level}` as const;
  return (
    <details
      className={cardBox.card}
      data-testid={testId}
      onToggle={(event) => {
        // That of a card inside comes by here too.
        if (event.target === event.currentTarget) onToggle?.(event.currentTarget.open);
      }}
      // React sets it again only when the value changes: what the person opened stays open.
      open={expanded}
    >
      <summary className={`${cardBox.head} ${css.head}`}>
        {icon && (
          <span className={css.icon}>
            <Icon name={icon} size={20} />
          </span>
        )}
        <Heading className={`${cardBox.title} ${css.title}`}>{title}</Heading>
        {state && <span className={css.state}>{state}</span>}
        <span className={css.arrow}>
          <Icon name="chevron" size={16} />
        </span>
      </summary>
      <div className={flush ? css.flush : css.body}>{children}</div>
    </details>
  );
}
