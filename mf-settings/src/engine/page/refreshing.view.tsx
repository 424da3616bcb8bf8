import { bare } from '@flightdeck/shared/contracts/wire';
import { useStore } from '@flightdeck/shared/store';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { pageReload } from '../saving/page-reload';
import css from './refreshing.css';

/**
 * Blocks input on the settings page while a reload is pending. After a canceled reload, the previously focused
 * element gets the focus again.
 */
export function Refreshing({ children }: { readonly children: ReactNode }) {
  const isPending = useStore(pageReload.pending);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const before = focused.current;
    focused.current = isPending ? document.activeElement : null;
    // Inert elements lose the focus to the body. A focus outside this page stays.
    if (before instanceof HTMLElement && document.activeElement === document.body)
      before.focus(bare({ preventScroll: true }));
  }, [isPending]);
  return (
    <div aria-busy={isPending || undefined} className={isPending ? css.refreshing : undefined} inert={isPending}>
      {children}
    </div>
  );
}
