import { bare } from '@flightdeck/shared/contracts/wire';
import { useStore } from '@flightdeck/shared/store';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { pageReload } from '../saving/page-reload';
import css from './refreshing.css';

/**
 * Blocks input on the settings page while a reload is coming. If the reload is canceled, the focus returns to its previous
 * element.
 */
export function Refreshing({ children }: { readonly children: ReactNode }) {
  const isComing = useStore(pageReload.coming);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const before = focused.current;
    focused.current = isComing ? document.activeElement : null;
    // Inert elements lose the focus to the body. A focus outside this page stays.
    if (before instanceof HTMLElement && document.activeElement === document.body)
      before.focus(bare({ preventScroll: true }));
  }, [isComing]);
  return (
    <div aria-busy={isComing || undefined} className={isComing ? css.refreshing : undefined} inert={isComing}>
      {children}
    </div>
  );
}
