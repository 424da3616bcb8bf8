import { type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isComposingKey } from '../../form/composition/composition';
import { isMobile } from '../../layout/breakpoints/breakpoints';
import { usePlacement } from '../placement/use-placement';
import css from './tooltip.css';

/** Milliseconds until a tooltip shows (SHR-141), and until it hides after the pointer has left. */
const delay = 100;

export interface TooltipProps {
  /** A few words. Put necessary text on the page instead. */
  readonly text: string;
  /** Renders the control; pass `describedBy` on to it: `(describedBy) => <Button describedBy={describedBy}>`. */
  readonly children: (describedBy: string) => ReactNode;
}

/**
 * Shows a short text above a control while the control has the pointer or the focus; not on phones, which have no hover.
 * Screen readers read the text with the control even while it is hidden. Esc hides it, and the pointer can move onto it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setShown] = useState(false);

  const schedule = (show: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(show && !isMobile()), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!isShown || !element) return;
    element.showPopover();
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposingKey(event)) return;
      event.preventDefault(); // Keep the dialog that contains the tooltip open.
      setShown(false);
    };
    const { ownerDocument } = element;
    ownerDocument.addEventListener('keydown', onEscape, true);
    return () => {
      ownerDocument.removeEventListener('keydown', onEscape, true);
      element.hidePopover();
    };
  }, [isShown]);
  usePlacement(isShown, anchor, box, 'top', 'middle');

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside, which is the interactive one
    <span
      className={css.anchor}
      onBlur={hide}
      onFocus={(event) => {
        // Ignore focus that comes from a click or a tap.
        if (event.target.matches(':focus-visible')) schedule(true);
      }}
      onPointerDown={hide}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType !== 'touch') schedule(true);
      }}
      onPointerLeave={() => schedule(false)}
      ref={anchor}
    >
      {children(id)}
      <span className={css.tooltip} id={id} popover="manual" ref={box} role="tooltip">
        {text}
      </span>
    </span>
  );
}
