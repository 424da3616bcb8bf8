import { Icon, type IconName } from '@flightdeck/shared/ui';
import { type ReactNode, useId } from 'react';
import css from './side-card.css';

export interface SideCardProps {
  readonly title: string;
  readonly icon?: IconName | undefined;
  /** In px (REC-100, REC-101). Default 25. */
  readonly iconSize?: 25 | 35 | undefined;
  readonly badge?: ReactNode;
  /** Fills the width of its container. */
  readonly isWide?: boolean | undefined;
  readonly children: ReactNode;
}

/** Shows a card next to a step or the summary. */
export function SideCard({ title, icon, iconSize = 25, badge, isWide = false, children }: SideCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={isWide ? `${css.card} ${css.wide}` : css.card}>
      {(icon || badge) && (
        <div className={css.top}>
          {icon && (
            <span className={css.icon}>
              <Icon name={icon} size={iconSize} />
            </span>
          )}
          <span>{badge}</span>
        </div>
      )}
      <h3 className={css.title} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
