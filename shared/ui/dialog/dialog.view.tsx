import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import css from './dialog.css';

export interface DialogProps {
  /** As a question: "Are you sure you want to disconnect?" */
  readonly title: string;
  readonly children: ReactNode;
  /** The safe button first, the destructive one last. */
  readonly actions?: ReactNode;
  /** Beside the actions: where to find help. */
  readonly aside?: ReactNode;
  /** Below the actions, over the whole width: what the last attempt failed with. The actions stay where they are. */
  readonly below?: ReactNode;
  /** Esc or a click outside. The component that shows the dialog removes it. */
  readonly onClose: () => void;
  /** `false`: Esc and a click outside do nothing. Default `true`. */
  readonly closable?: boolean | undefined;
  /** Element that gets focus first, usually the safe button. Default: the first that can have it. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Largest width: `narrow` 550, `regular` 600 (default), `medium` 1050, `wide` the window up to a margin (SHR-146). */
  readonly width?: 'narrow' | 'regular' | 'medium' | 'wide' | undefined;
  readonly testId?: string | undefined;
}

/**
 * A modal dialog on the platform's `<dialog>`: open as long as it is mounted. The platform keeps focus inside and the page
 * behind inert; on leaving, focus goes back to where it was, also from inside a shadow root, else to the heading.
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
    const before = focused(element.ownerDocument);
    element.showModal();
    initialFocus?.current?.focus();
    return () => {
      element.close();
      // Who came by an address was nowhere yet: reading goes on at the heading of the screen.
      if (before?.isConnected && before !== element.ownerDocument.body) before.focus();
      else element.ownerDocument.querySelector<HTMLElement>('h1[tabindex]')?.focus();
    };
  }, [initialFocus]);

  const ask = () => {
    if (closable) onClose();
  };
  return (
    <dialog
      aria-labelledby={titleId}
      className={`${css.dialog} ${css[width]}`}
      data-testid={testId}
      // The way of platforms without an Esc key (a back gesture) and of Esc while focus is outside.
      onCancel={(event: SyntheticEvent<HTMLDialogElement>) => {
        if (event.target !== event.currentTarget) return; // a file field inside has a cancel event too
        event.preventDefault();
        ask();
      }}
      // Only what was pressed on the backdrop counts: marking text inside and letting go outside does not close.
      onClick={(event: MouseEvent<HTMLDialogElement>) => {
        if (event.target === event.currentTarget && pressed.current === event.currentTarget) ask();
      }}
      // Chromium closes at the second Esc whatever the cancel event says; a prevented key press never gets that far.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        ask();
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

/** Returns the element that has focus, looked up through shadow roots. */
function focused(root: Document): HTMLElement | null {
  let active = root.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : null;
}
