import { cardBox, Icon, type IconName } from '@flightdeck/shared/ui';
import { type ReactNode, useId } from 'react';
import css from './rows-card.css';

export interface RowsCardProps {
  readonly title: string;
  readonly icon: IconName;
  /** ID of the element, for links to the card. */
  readonly id?: string | undefined;
  /** Word or link after the heading. */
  readonly badge?: ReactNode;
  /** Chip at the end of the heading line. */
  readonly state?: ReactNode;
  /** Rows, which span the full width of the card. */
  readonly children?: ReactNode;
  readonly busy?: boolean;
  readonly testId?: string | undefined;
}

/** Card with a heading and rows (`SettingsRow`, `CardRow`). */
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
        <div className={css.name}>
          <Icon name={icon} size={20} />
          <h3 className={cardBox.title} id={titleId}>
            {title}
          </h3>
        </div>
        {badge}
        {state && <span className={css.state}>{state}</span>}
      </div>
      {children}
    </article>
  );
}

/** Row with text or links. */
export const CardRow = ({ children }: { readonly children: ReactNode }) => <div className={css.row}>{children}</div>;
