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
  /** One `Figure`, or one sentence. */
  readonly children?: ReactNode;
  /** One button and at most one quiet link, at the bottom. */
  readonly actions?: ReactNode;
  /** Edge color: `danger` for a threat, `warning` for "Action needed". Nothing else. */
  readonly edge?: 'danger' | 'warning' | undefined;
  /** `sunken` while offline. Default: `plain`. */
  readonly variant?: 'plain' | 'sunken' | undefined;
  /** Loading: a skeleton replaces body and actions; the heading stays. */
  readonly busy?: boolean | undefined;
  /** While loading, body and actions stay too: for a text that is already known. */
  readonly keepsBody?: boolean | undefined;
  /** The skeleton, in the size of the body. Default: two lines and a button. */
  readonly skeleton?: ReactNode;
  /** Fills the whole row of a `CardGrid`. */
  readonly wide?: boolean | undefined;
  /** The body is a chart or a table that fills the card. */
  readonly fill?: boolean | undefined;
  readonly testId?: string | undefined;
}

/** A card with a heading, one state, one figure or sentence, and one action. A whole card is never a link. */
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
  wide = false,
  fill = false,
  testId,
}: CardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  const article = useLostFocus<HTMLElement>((card) => (busy ? null : afterPress(card)));
  const classes = [box.card, css.card, variant === 'sunken' && css.sunken, edge && css[edge], wide && css.wide];
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
          <>
            <Skeleton lines={2} />
            <span className={css.actions}>
              <Skeleton height={32} width={92} />
            </span>
          </>
        ))
      ) : (
        <>
          {children && <div className={fill ? `${css.body} ${css.fill}` : css.body}>{children}</div>}
          {actions && <div className={css.actions}>{actions}</div>}
        </>
      )}
    </article>
  );
}

/**
 * Returns the element to focus after a button of a card has disappeared: the action of the card, otherwise its last
 * control.
 */
const afterPress = (card: HTMLElement): HTMLElement | null | undefined =>
  card.querySelector<HTMLElement>(`.${css.actions} :is(a, button)`) ??
  [...card.querySelectorAll<HTMLElement>('a, button')].at(-1);

export interface FigureProps {
  /** The formatted number: "2,418", "124 GB". */
  readonly value: ReactNode;
  /** The text with the unit: "views today". */
  readonly children: ReactNode;
}

/** A large number with its text, read as one sentence. */
export function Figure({ value, children }: FigureProps) {
  return (
    <p className={css.figure}>
      <BigNumber>{value}</BigNumber> <span>{children}</span>
    </p>
  );
}

/** The number of a figure, inside its text. */
export const BigNumber = ({ children }: { readonly children: ReactNode }) => <b className={css.value}>{children}</b>;
