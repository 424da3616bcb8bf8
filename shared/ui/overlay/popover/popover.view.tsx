import { type ReactNode, type RefObject, type ToggleEvent, useId, useRef, useState } from 'react';
import { usePlacement } from '../placement/use-placement';
import css from './popover.css';

/** Props that the button must get: `<Button {...props}>`. */
export interface TriggerProps {
  readonly popoverTarget: string;
  readonly expanded: boolean;
  readonly ref: RefObject<HTMLElement | null>;
}

export interface PopoverProps {
  /** Accessible name: the subject of the explanation. */
  readonly label: string;
  /** Renders the button that opens and closes the popover. */
  readonly trigger: (props: TriggerProps) => ReactNode;
  /** A few sentences and a link or two. Use a `Dialog` for a decision. */
  readonly children: ReactNode;
  /** Default: `bottom` (SHR-144); the opposite side if there is no space. */
  readonly position?: 'top' | 'bottom' | undefined;
  readonly testId?: string | undefined;
}

/**
 * Shows an explanation beside its button, with the browser's `popover`. Esc and a click outside close the popover, the focus
 * returns to the button, and no other element clips the popover, even in a shadow root.
 */
export function Popover({ label, trigger, children, position = 'bottom', testId }: PopoverProps) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const [expanded, setExpanded] = useState(false);
  usePlacement(expanded, anchor, box, position, 'start');
  return (
    <>
      {trigger({ popoverTarget: id, expanded, ref: anchor })}
      <div
        aria-label={label}
        className={css.popover}
        data-testid={testId}
        id={id}
        onBeforeToggle={({ currentTarget }) => {
          hadFocus.current = currentTarget.matches(':focus-within');
        }}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => {
          // Ignore the toggle event of a `<details>` inside, which bubbles up.
          if (event.target !== event.currentTarget) return;
          setExpanded(event.newState === 'open');
          // In a shadow root, Chromium leaves the focus in the closed popover, and drops it in the next frame.
          const isFocusLost = document.activeElement === document.body || event.currentTarget.matches(':focus-within');
          if (event.newState === 'closed' && hadFocus.current && isFocusLost) anchor.current?.focus();
        }}
        popover="auto"
        ref={box}
        role="dialog"
      >
        {children}
      </div>
    </>
  );
}
