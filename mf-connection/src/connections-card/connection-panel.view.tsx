import { type ReactNode, type RefCallback, useId } from 'react';
import { ErrorLine } from '../error-line/error-line.view';
import css from './connection-panel.css';

export interface ConnectionPanelProps {
  readonly title: string;
  /** 40 × 40 px, beside the heading. Without it, the text takes the full width. */
  readonly picture?: ReactNode;
  /** One state, as a chip. */
  readonly state: ReactNode;
  readonly children?: ReactNode;
  /** One button or link. */
  readonly actions?: ReactNode;
  /** Ref of the element around the actions. */
  readonly actionsRef?: RefCallback<HTMLDivElement>;
  /** Error of the last action. */
  readonly error?: string | null;
  readonly busy?: boolean;
}

/** One of the two connections: picture, heading, state, text and one action. */
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
    <article
      aria-busy={busy || undefined}
      aria-labelledby={id}
      className={picture ? `${css.panel} ${css.pictured}` : css.panel}
    >
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
