import { Icon, type IconName } from '@flightdeck/shared/ui/icon';
import { Spinner } from '@flightdeck/shared/ui/spinner';
import { VisuallyHidden } from '@flightdeck/shared/ui/visually-hidden';
import { type MouseEvent, type ReactNode, type RefCallback, type RefObject, useCallback, useId } from 'react';
import css from './button.css';

/**
 * `primary` once per region of the screen; `danger` for what destroys; `link` looks like a link;
 * `icon` shows its icon alone, the text is its name.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'link' | 'icon';

export interface ButtonProps {
  /** A verb with its object: "Save Settings". */
  readonly children: ReactNode;
  /** Default `secondary`. */
  readonly variant?: ButtonVariant | undefined;
  /** Shown before the text; the spinner takes its place while busy. */
  readonly icon?: IconName | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Makes it a link. Only for addresses of our own (`#/settings`, wp-admin); what a server or provider gave is an `OutLink`. */
  readonly href?: string | undefined;
  /** With `href`: opens another tab. The text has to say so. */
  readonly newTab?: boolean | undefined;
  /**
   * Working: `aria-busy`, clicks do nothing, place, focus and width stay. Pass `false` (not `undefined`) at rest, then the room of
   * the longer text is reserved from the start.
   */
  readonly busy?: boolean | undefined;
  /** Says what is going on: "Saving…". Default: the text stays as it is, beside a spinner. */
  readonly busyLabel?: string | undefined;
  /** Cannot be used, for a reason that is shown beside it already (an empty field). */
  readonly disabled?: boolean | undefined;
  /** Cannot be used, and this is why. It stays reachable by keyboard; the sentence is shown beside it. */
  readonly disabledReason?: string | undefined;
  /** Default `button`. */
  readonly type?: 'button' | 'submit' | undefined;
  /** Of what it opens. */
  readonly expanded?: boolean | undefined;
  /** Id of the popover it opens and closes; `Popover` hands it in. Not for links. */
  readonly popoverTarget?: string | undefined;
  /** Id of a text that explains it. */
  readonly describedBy?: string | undefined;
  readonly ref?: RefObject<HTMLElement | null> | RefCallback<HTMLElement> | undefined;
  readonly testId?: string | undefined;
}

/** A button, or with `href` a link that looks like one. */
export function Button({
  children,
  variant = 'secondary',
  icon,
  onClick,
  href,
  newTab,
  busy,
  busyLabel,
  disabled,
  disabledReason,
  type = 'button',
  expanded,
  popoverTarget,
  describedBy,
  ref,
  testId,
}: ButtonProps) {
  const reasonId = useId();
  // One ref for two elements: a ref of `HTMLElement` suits neither `<a>` nor `<button>` by type.
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
      return undefined;
    },
    [ref],
  );

  const off = disabled || disabledReason !== undefined;
  const described = disabledReason === undefined ? describedBy : `${reasonId} ${describedBy ?? ''}`.trim();
  const shared = {
    'aria-busy': busy || undefined,
    'aria-describedby': described,
    'aria-expanded': expanded,
    className: `${css.button} ${css[variant]}${off ? ` ${css.off}` : ''}`,
    'data-testid': testId,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (busy || off) event.preventDefault();
      else onClick?.(event);
    },
    ref: attach,
  };
  const face = (
    <Face busy={busy} busyLabel={busyLabel} icon={icon} variant={variant}>
      {children}
    </Face>
  );

  const control =
    href === undefined ? (
      <button
        {...shared}
        aria-disabled={disabledReason !== undefined || undefined}
        disabled={disabled}
        popoverTarget={off || busy ? undefined : popoverTarget}
        type={type}
      >
        {face}
      </button>
    ) : (
      <a
        {...shared}
        {...(newTab && { target: '_blank', rel: 'noopener' })}
        {...(off ? { role: 'link', 'aria-disabled': true, tabIndex: 0 } : { href })}
      >
        {face}
      </a>
    );
  if (disabledReason === undefined) return control;
  return (
    <span className={css.explained}>
      {control}
      <span className={css.reason} id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
}

type FaceProps = Pick<ButtonProps, 'busy' | 'busyLabel' | 'children' | 'icon' | 'variant'>;

/**
 * Puts the text at rest and the text while busy on top of each other, so that the wider one gives the width of both.
 */
function Face({ busy, busyLabel, children, icon, variant }: FaceProps) {
  if (variant === 'icon') {
    return (
      <>
        {busy ? <Spinner size={16} /> : icon && <Icon name={icon} size={16} />}
        <VisuallyHidden>{busy ? (busyLabel ?? children) : children}</VisuallyHidden>
      </>
    );
  }
  // A link is in a sentence: its words change, no room is reserved.
  if (variant === 'link') return busy ? (busyLabel ?? children) : children;
  const rest = (
    <span aria-hidden={busy || undefined} className={`${css.face} ${busy ? css.reserved : ''}`}>
      {icon && <Icon name={icon} size={16} />}
      <span>{children}</span>
    </span>
  );
  if (busy === undefined) return rest;
  const working = busyLabel ?? (typeof children === 'string' ? children : '');
  return (
    <span className={css.faces} data-working={working}>
      {rest}
      {busy && (
        <span className={`${css.face} ${css.working}`}>
          <Spinner size={16} />
          <span>{busyLabel ?? children}</span>
        </span>
      )}
    </span>
  );
}
