import { Icon, type IconName } from '@flightdeck/shared/ui/icon';
import { type ReactNode, useId } from 'react';
import css from './settings-card.css';

export interface SettingsCardProps {
  readonly title: string;
  readonly icon: IconName;
  /** A chip for an exception of the whole card. */
  readonly state?: ReactNode;
  /** Rows, then the save bar; they reach from edge to edge. */
  readonly children: ReactNode;
  readonly busy?: boolean;
}

/** A group of settings with its heading. */
export function SettingsCard({ title, icon, state, children, busy = false }: SettingsCardProps) {
  const id = useId();
  return (
    <article aria-busy={busy || undefined} aria-labelledby={id} className={css.card} data-testid="settings-card">
      <div className={css.head}>
        <Icon name={icon} size={20} />
        <h3 className={css.title} id={id}>
          {title}
        </h3>
        {state && <span className={css.state}>{state}</span>}
      </div>
      {children}
    </article>
  );
}
