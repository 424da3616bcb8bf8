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

export interface DialogProps {
  /** The title, phrased as a question: "Are you sure you want to disconnect?" */
  readonly title: string;
  readonly children: ReactNode;
  /** The safe button first, the destructive one last. */
  readonly actions?: ReactNode;
  /** Beside the actions: where to find help. */
  readonly aside?: ReactNode;
  /** Below the actions, full width: the failure of the last attempt. The actions do not move. */
  readonly below?: ReactNode;
  /** Called on Esc or a click outside. The component that shows the dialog removes it. */
  readonly onClose: () => void;
  /** `false`: Esc and clicks outside do nothing. Default: `true`. */
  readonly closable?: boolean | undefined;
  /** Element to focus first, usually the safe button. Default: the first focusable element. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * Largest width: `narrow` 550, `regular` 600 (default), `medium` 1050, `wide` the window minus a margin (SHR-146).
   */
  readonly width?: 'narrow' | 'regular' | 'medium' | 'wide' | undefined;
  readonly testId?: string | undefined;
}

/**
 * A modal dialog on the browser's `<dialog>`, open while it is mounted. The browser keeps focus inside and makes the
 * page behind inert. On unmount, focus returns to the element that had it (even in a shadow root), otherwise to the
 * heading.
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
  const pressed = useRef<EventTarget | null>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = focusedElement(element.ownerDocument);
    element.showModal();
    initialFocus?.current?.focus();
    return () => {
      element.close();
      // If the dialog was opened by an address, nothing had focus yet: continue at the heading of the screen.
      if (before?.isConnected && before !== element.ownerDocument.body) before.focus();
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
      // Covers browsers without an Esc key (a back gesture), and Esc while focus is outside.
      onCancel={(event: SyntheticEvent<HTMLDialogElement>) => {
        if (event.target !== event.currentTarget) return; // A file field inside the dialog sends cancel events too.
        event.preventDefault();
        requestClose();
      }}
      // Only a press on the backdrop counts: selecting text inside and releasing outside does not close the dialog.
      onClick={(event: MouseEvent<HTMLDialogElement>) => {
        if (event.target === event.currentTarget && pressed.current === event.currentTarget) requestClose();
      }}
      // Chromium closes on the second Esc even if the cancel event was prevented; preventing the key press stops it
      // earlier.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposingKey(event.nativeEvent)) return;
        event.preventDefault();
        requestClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
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

/** Returns the focused element, even inside a shadow root; null if nothing has the focus. */
function focusedElement(root: Document): HTMLElement | null {
  let active = root.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : null;
}
