import { type ReactNode, type RefObject, type ToggleEvent, useId, useRef, useState } from 'react';
import { usePlacement } from '../placement/use-placement';
import css from './popover.css';

/** Attributes that the button must carry: `<Button {...wiring}>`. */
export interface PopoverWiring {
  readonly popoverTarget: string;
  readonly expanded: boolean;
  readonly ref: RefObject<HTMLElement | null>;
}

export interface PopoverProps {
  /** Its accessible name: what it explains. */
  readonly label: string;
  /** Draws the button that opens and closes it. */
  readonly trigger: (wiring: PopoverWiring) => ReactNode;
  /** A few sentences, a link or two. Use a `Dialog` for a decision. */
  readonly children: ReactNode;
  /** Default `bottom` (SHR-144); the other one where there is no room. */
  readonly position?: 'top' | 'bottom' | undefined;
  readonly testId?: string | undefined;
}

/**
 * An explanation beside its button, on the platform's `popover`: Esc and a click outside close it, focus goes back to the button,
 * nothing cuts it off, also in a shadow root.
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
          // That of a `<details>` inside comes by here too.
          if (event.target !== event.currentTarget) return;
          setExpanded(event.newState === 'open');
          // In a shadow root Chromium leaves the focus inside, and it is lost with the next frame.
          const isLost = document.activeElement === document.body || event.currentTarget.matches(':focus-within');
          if (event.newState === 'closed' && hadFocus.current && isLost) anchor.current?.focus();
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
