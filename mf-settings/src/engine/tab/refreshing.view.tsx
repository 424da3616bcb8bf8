import { useValue } from '@flightdeck/shared/store';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { pageReload } from '../saving/page-reload';
import css from './refreshing.css';

/**
 * Blocks input on the settings tab while a reload is pending. After a canceled reload, returns the focus to the element that
 * had it.
 */
export function Refreshing({ children }: { readonly children: ReactNode }) {
  const isPending = useValue(pageReload.pending);
  const focusedElement = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const previousElement = focusedElement.current;
    focusedElement.current = isPending ? document.activeElement : null;
    // Browsers move the focus from inert elements to the body. If another element has the focus, leave it there.
    if (previousElement instanceof HTMLElement && document.activeElement === document.body)
      previousElement.focus({ preventScroll: true });
  }, [isPending]);
  return (
    <div aria-busy={isPending || undefined} className={isPending ? css.refreshing : undefined} inert={isPending}>
      {children}
    </div>
  );
}
