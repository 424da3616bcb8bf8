import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { isComposingKey } from '../../form/composition/composition';
import css from './dialog.css';
import { focusedElement, openModal } from './modal';

export interface DialogProps {
  /** A question, if the dialog asks for a decision: "Are you sure you want to disconnect?" */
  readonly title: string;
  readonly children: ReactNode;
  /** The safe button first, the destructive one last. */
  readonly actions?: ReactNode;
  /** Where to find help; shown beside the actions. */
  readonly aside?: ReactNode;
  /** The failure of the last attempt, in full width below the actions, so that they do not move. Needs `actions` or `aside`. */
  readonly below?: ReactNode;
  /** Called on Esc, a back gesture or a click outside. The dialog stays open until the caller unmounts it. */
  readonly onClose: () => void;
  /** `false`: Esc, back gestures and clicks outside do nothing. Default: `true`. */
  readonly closable?: boolean | undefined;
  /** Element that gets the focus when the dialog opens, usually the safe button. Default: the first focusable element. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * Largest width in px: `narrow` 550, `regular` 600 (default), `medium` 1050; `wide`: the window minus a margin (SHR-146).
   */
  readonly width?: 'narrow' | 'regular' | 'medium' | 'wide' | undefined;
  readonly testId?: string | undefined;
}

/**
 * A modal dialog that uses the browser's `<dialog>` and is open while it is mounted. The browser keeps the focus inside and
 * makes the page behind inert, but not the toasts. On unmount, the focus returns to the element that had it before, even in a
 * shadow root; if that element is gone, or none had the focus, it moves to the heading of the screen. While WordPress shows a
 * window, the dialog is closed.
 */
export function Dialog({
  title,
  children,
  actions,
  aside,
  below,
  onClose,
  closable = true,
  initialFocus,
  width = 'regular',
  testId,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressTarget = useRef<EventTarget | null>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const previousFocus = focusedElement(element.ownerDocument);
    const close = openModal(element);
    initialFocus?.current?.focus();
    return () => {
      close();
      // When the address of the page opened the dialog, nothing had the focus before.
      if (previousFocus?.isConnected && previousFocus !== element.ownerDocument.body) previousFocus.focus();
      else element.ownerDocument.querySelector<HTMLElement>('h1[tabindex]')?.focus();
    };
  }, [initialFocus]);

  const requestClose = () => {
    if (closable) onClose();
  };
  return (
    <dialog
      aria-labelledby={titleId}
      className={`${css.dialog} ${css[width]}`}
      data-testid={testId}
      // Covers devices without an Esc key (a back gesture), and Esc while the focus is outside.
      onCancel={(event: SyntheticEvent<HTMLDialogElement>) => {
        if (event.target !== event.currentTarget) return; // A file field inside the dialog fires cancel events too.
        event.preventDefault();
        requestClose();
      }}
      // The press must start on the backdrop too: selecting text inside and releasing outside must not close the dialog.
      onClick={(event: MouseEvent<HTMLDialogElement>) => {
        if (event.target === event.currentTarget && pressTarget.current === event.currentTarget) requestClose();
      }}
      // Prevent the key press: on the second Esc, Chromium closes the dialog even if the cancel event is prevented.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposingKey(event.nativeEvent)) return;
        event.preventDefault();
        requestClose();
      }}
      onPointerDown={(event) => {
        pressTarget.current = event.target;
      }}
      ref={dialog}
    >
      <div>
        <h2 className={css.title} id={titleId}>
          {title}
        </h2>
        <div className={css.body}>{children}</div>
        {(actions || aside) && (
          <div className={css.foot}>
            {aside && <div className={css.aside}>{aside}</div>}
            {actions && <div className={css.actions}>{actions}</div>}
            {below}
          </div>
        )}
      </div>
    </dialog>
  );
}
