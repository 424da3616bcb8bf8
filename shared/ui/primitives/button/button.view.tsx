import { type MouseEvent, type ReactNode, type RefCallback, type RefObject, useCallback, useId } from 'react';
import { Icon, type IconName } from '../icon/icon.view';
import { Spinner } from '../spinner/spinner.view';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.view';
import css from './button.css';

/**
 * `primary`: once per region of the screen. `danger`: for destructive actions. `link`: looks like a link. `icon`: shows
 * only the icon; the text is its accessible name.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'link' | 'icon';

export interface ButtonProps {
  /** A verb with its object: "Save Settings". */
  readonly children: ReactNode;
  /** Default: `secondary`. */
  readonly variant?: ButtonVariant | undefined;
  /** Icon before the text; the spinner replaces it while busy. Not for the variant `link`. */
  readonly icon?: IconName | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /**
   * Renders a link to this address. Only for addresses that our code builds (`#/settings`, wp-admin); use `OutLink` for
   * addresses from a server or provider.
   */
  readonly href?: string | undefined;
  /** With `href`: opens a new tab. The text must say that. */
  readonly newTab?: boolean | undefined;
  /**
   * Whether the action is running: sets `aria-busy`, ignores clicks, and keeps position, focus and width. Pass `false`
   * (not `undefined`) when idle, so that the width of the longer text is reserved from the start.
   */
  readonly busy?: boolean | undefined;
  /** Text while busy, such as "Saving…". Default: the normal text. */
  readonly busyLabel?: string | undefined;
  /** Disabled for a reason that is already on screen (an empty field). */
  readonly disabled?: boolean | undefined;
  /** Disabled for this reason, which is shown beside the button. The button stays reachable by keyboard. */
  readonly disabledReason?: string | undefined;
  /** Default: `button`. */
  readonly type?: 'button' | 'submit' | undefined;
  /** Whether the element that the button opens is open. */
  readonly expanded?: boolean | undefined;
  /** ID of the popover that the button opens and closes; set by `Popover`. Not for links. */
  readonly popoverTarget?: string | undefined;
  /** ID of the element that describes the button. */
  readonly describedBy?: string | undefined;
  readonly ref?: RefObject<HTMLElement | null> | RefCallback<HTMLElement> | undefined;
  readonly testId?: string | undefined;
}

/** A button, or with `href` a link in the same style. */
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
  // A ref of type `HTMLElement` is not assignable to the ref of `<a>` or `<button>`; a callback is.
  const setRef = useCallback(
    (element: HTMLElement | null) => {
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
      return undefined;
    },
    [ref],
  );

  const isDisabled = disabled || disabledReason !== undefined;
  const descriptionIds = disabledReason === undefined ? describedBy : `${reasonId} ${describedBy ?? ''}`.trim();
  const sharedProps = {
    'aria-busy': busy || undefined,
    'aria-describedby': descriptionIds,
    'aria-expanded': expanded,
    className: `${css.button} ${css[variant]}${isDisabled ? ` ${css.disabled}` : ''}`,
    'data-testid': testId,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (busy || isDisabled) event.preventDefault();
      else onClick?.(event);
    },
    ref: setRef,
  };
  const content = renderContent({ busy, busyLabel, children, icon, variant });

  const control =
    href === undefined ? (
      <button
        {...sharedProps}
        aria-disabled={disabledReason !== undefined || undefined}
        disabled={disabled}
        popoverTarget={isDisabled || busy ? undefined : popoverTarget}
        type={type}
      >
        {content}
      </button>
    ) : (
      <a
        {...sharedProps}
        {...(newTab && { target: '_blank', rel: 'noopener' })}
        {...(isDisabled ? { role: 'link', 'aria-disabled': true, tabIndex: 0 } : { href })}
      >
        {content}
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

type ContentProps = Pick<ButtonProps, 'busy' | 'busyLabel' | 'children' | 'icon' | 'variant'>;

/** Stacks the normal and the busy text, so that the wider one sets the width. */
function renderContent({ busy, busyLabel, children, icon, variant }: ContentProps): ReactNode {
  if (variant === 'icon') {
    return (
      <>
        {busy ? <Spinner size={16} /> : icon && <Icon name={icon} size={16} />}
        <VisuallyHidden>{busy ? (busyLabel ?? children) : children}</VisuallyHidden>
      </>
    );
  }
  // A link is part of a sentence: replace its text and reserve no space.
  if (variant === 'link') return busy ? (busyLabel ?? children) : children;
  const normal = (
    <span aria-hidden={busy || undefined} className={`${css.content} ${busy ? css.reserved : ''}`}>
      {icon && <Icon name={icon} size={16} />}
      <span>{children}</span>
    </span>
  );
  if (busy === undefined) return normal;
  const busyText = busyLabel ?? (typeof children === 'string' ? children : '');
  return (
    <span className={css.stacked} data-busy-text={busyText}>
      {normal}
      {busy && (
        <span className={`${css.content} ${css.busy}`}>
          <Spinner size={16} />
          <span>{busyLabel ?? children}</span>
        </span>
      )}
    </span>
  );
}
