import { type ReactNode, type RefCallback, useId } from 'react';
import { ErrorLine } from '../error-line/error-line.view';
import css from './connection-panel.css';

export interface ConnectionPanelProps {
  readonly title: string;
  /** Picture of 40 × 40 px beside the heading. */
  readonly picture: ReactNode;
  /** Chip with the state of the connection. */
  readonly state: ReactNode;
  readonly children?: ReactNode;
  /** Buttons and links; false or null for none. */
  readonly actions?: ReactNode;
  /** Ref of the element around the actions. */
  readonly actionsRef?: RefCallback<HTMLDivElement>;
  /** Error of the last action. */
  readonly error?: string | null;
  /** Whether the content is loading. Default false. */
  readonly busy?: boolean;
}

/** Panel of one connection: picture, heading, state, text and actions. */
export function ConnectionPanel({
  title,
  picture,
  state,
  children,
  actions,
  actionsRef,
  error = null,
  busy = false,
}: ConnectionPanelProps) {
  const id = useId();
  return (
    <article aria-busy={busy || undefined} aria-labelledby={id} className={css.panel}>
      {picture}
      <div className={css.content}>
        <div className={css.head}>
          <h3 className={css.title} id={id}>
            {title}
          </h3>
          {state}
        </div>
        <div className={css.body}>{children}</div>
        {actions && (
          <div className={css.actions} ref={actionsRef}>
            {actions}
            <ErrorLine message={error} />
          </div>
        )}
      </div>
    </article>
  );
}
