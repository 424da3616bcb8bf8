import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../icon/icon.view';
import { useLostFocus } from '../lost-focus/lost-focus';
import { Skeleton } from '../skeleton/skeleton.view';
import css from './card.css';
import box from './card-box.css';

export interface CardProps {
  readonly title: string;
  /** Default: 3. Do not skip levels. */
  readonly level?: 2 | 3 | 4 | undefined;
  readonly icon?: IconName | undefined;
  /** After the heading: an icon button that explains the subject of the card. */
  readonly info?: ReactNode;
  /** One state at the end of the heading row: a chip or a toggle, never both. */
  readonly state?: ReactNode;
  /** One sentence, which can have a `BigNumber`. */
  readonly children?: ReactNode;
  /** One button and at most one link: below the body, or beside it if the card is wide enough. */
  readonly actions?: ReactNode;
  /** Color of the edge: `danger` only for a threat or a failed part, `warning` only for "Action needed". */
  readonly edge?: 'danger' | 'warning' | undefined;
  /** `sunken` while offline. Default: `plain`. */
  readonly variant?: 'plain' | 'sunken' | undefined;
  /** Loading: a skeleton replaces body and actions; the heading stays. */
  readonly busy?: boolean | undefined;
  /** While loading, body and actions stay too. For a text that is available before the rest has loaded. */
  readonly keepsBody?: boolean | undefined;
  /** Skeleton in the size of body and actions. Default: a sentence and a button. */
  readonly skeleton?: ReactNode;
  /** The body is a chart or a table that fills the card. */
  readonly fill?: boolean | undefined;
  readonly testId?: string | undefined;
}

/** A card with a heading, one state, one figure or sentence, and one action. The card itself is never a link. */
export function Card({
  title,
  level = 3,
  icon,
  info,
  state,
  children,
  actions,
  edge,
  variant = 'plain',
  busy = false,
  keepsBody = false,
  skeleton,
  fill = false,
  testId,
}: CardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  const article = useLostFocus<HTMLElement>((card) => (busy ? null : mainControl(card)));
  const classes = [box.card, css.card, variant === 'sunken' && css.sunken, edge && css[edge]];
  return (
    <article
      aria-busy={busy || undefined}
      aria-labelledby={titleId}
      className={classes.filter(Boolean).join(' ')}
      data-testid={testId}
      ref={article}
    >
      <div className={`${box.head} ${css.head}`}>
        <div className={css.name}>
          {icon && (
            <span className={css.icon}>
              <Icon name={icon} size={20} />
            </span>
          )}
          <Heading className={box.title} id={titleId}>
            {title}
          </Heading>
          {info && <span className={css.info}>{info}</span>}
        </div>
        {state && <span className={css.state}>{state}</span>}
      </div>
      {busy && !keepsBody ? (
        (skeleton ?? (
          <div className={css.content}>
            <span className={css.body}>
              <Skeleton lines={2} />
            </span>
            <span className={css.actions}>
              <Skeleton height={32} width={92} />
            </span>
          </div>
        ))
      ) : (
        <div className={css.content}>
          {children && <div className={fill ? `${css.body} ${css.fill}` : css.body}>{children}</div>}
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </article>
  );
}

/**
 * Returns the control to focus after the pressed button has disappeared: the first action of the card, otherwise its last
 * control.
 */
const mainControl = (card: HTMLElement): HTMLElement | null | undefined =>
  card.querySelector<HTMLElement>(`.${css.actions} :is(a, button)`) ??
  [...card.querySelectorAll<HTMLElement>('a, button')].at(-1);

/** A large number in a sentence. */
export const BigNumber = ({ children }: { readonly children: ReactNode }) => <b className={css.value}>{children}</b>;
