import { cardBox } from '@flightdeck/shared/ui/card/card-box';
import { Icon, type IconName } from '@flightdeck/shared/ui/icon';
import { type ReactNode, useId } from 'react';
import css from './rows-card.css';

export interface RowsCardProps {
  readonly title: string;
  readonly icon: IconName;
  /** Of the element, so that an address can lead to it. */
  readonly id?: string | undefined;
  /** Right after the heading: a word or a link. */
  readonly badge?: ReactNode;
  /** A chip at the end of the heading. */
  readonly state?: ReactNode;
  /** Rows; they reach from edge to edge. */
  readonly children?: ReactNode;
  readonly busy?: boolean;
  readonly testId?: string | undefined;
}

/** A card of rows (`SettingsRow`, `CardRow`) below a heading. */
export function RowsCard({ title, icon, id, badge, state, children, busy = false, testId }: RowsCardProps) {
  const titleId = useId();
  return (
    <article
      aria-busy={busy || undefined}
      aria-labelledby={titleId}
      className={cardBox.card}
      data-testid={testId}
      id={id}
    >
      <div className={`${cardBox.head} ${css.top}`}>
        <Icon name={icon} size={20} />
        <h3 className={cardBox.title} id={titleId}>
          {title}
        </h3>
        {badge}
        {state && <span className={css.state}>{state}</span>}
      </div>
      {children}
    </article>
  );
}

/** A row of words or links. */
export const CardRow = ({ children }: { readonly children: ReactNode }) => <div className={css.row}>{children}</div>;
