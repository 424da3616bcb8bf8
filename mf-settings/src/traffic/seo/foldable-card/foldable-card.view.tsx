import { cardBox, Icon, type IconName } from '@flightdeck/shared/ui';
import type { ReactNode } from 'react';
import css from './foldable-card.css';

export interface FoldableCardProps {
  readonly title: string;
  /** Level of the heading, which must not skip a level of the page. Default 3. */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly icon?: IconName | undefined;
  /** Chip at the end of the header. It must not contain buttons or links, because the whole header is a button. */
  readonly state?: ReactNode;
  readonly children: ReactNode;
  /** Whether the card is expanded at first. Default `false`. */
  readonly expanded?: boolean | undefined;
  /** Called after the card expands or collapses. */
  readonly onToggle?: ((expanded: boolean) => void) | undefined;
  /** Removes the padding around the content, for content with its own padding. */
  readonly flush?: boolean | undefined;
  readonly testId?: string | undefined;
}

/** Draws a card that expands and collapses. It uses `<details>`, so that the browser's find-in-page also finds collapsed content. */
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
        // The toggle events of nested cards arrive here too.
        if (event.target === event.currentTarget) onToggle?.(event.currentTarget.open);
      }}
      // React sets this attribute only when the prop changes, so the user's choice survives a render.
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
