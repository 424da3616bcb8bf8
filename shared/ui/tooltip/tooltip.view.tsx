import { type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isMobile } from '../breakpoints/breakpoints';
import { usePlacement } from '../placement/use-placement';
import css from './tooltip.css';

/** ms (SHR-141) */
const delay = 100;

export interface TooltipProps {
  /** A few words. Put necessary text on the page instead. */
  readonly text: string;
  /** Draws what it belongs to; hand `describedBy` on to the control: `(describedBy) => <Button describedBy={describedBy}>`. */
  readonly children: (describedBy: string) => ReactNode;
}

/**
 * A remark above a control, while the pointer or focus is on it; not on a phone, where nothing hovers. Screen readers read it with
 * the control, whether it is seen or not. Esc hides it, and the pointer may move onto it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setShown] = useState(false);

  const later = (show: boolean) => {
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
      if (event.key !== 'Escape') return;
      event.preventDefault(); // a dialog around it stays open
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
        // Focus that a press brought is no question.
        if (event.target.matches(':focus-visible')) later(true);
      }}
      onPointerDown={hide}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType !== 'touch') later(true);
      }}
      onPointerLeave={() => later(false)}
      ref={anchor}
    >
      {children(id)}
      <span className={css.tooltip} id={id} popover="manual" ref={box} role="tooltip">
        {text}
      </span>
    </span>
  );
}
