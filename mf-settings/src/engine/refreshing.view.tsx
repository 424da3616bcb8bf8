import { useStore } from '@flightdeck/shared/store/use-store';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { pageReload } from './page-reload';
import css from './refreshing.css';

/**
 * The page of settings; from the moment on at which it is about to come anew, nothing of it can be pressed. When it does not
 * come, the focus is where it was.
 */
export function Refreshing({ children }: { readonly children: ReactNode }) {
  const isComing = useStore(pageReload.coming);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const before = focused.current;
    focused.current = isComing ? document.activeElement : null;
    // What is inert loses the focus to the body; who has moved it elsewhere meanwhile keeps it.
    if (before instanceof HTMLElement && document.activeElement === document.body)
      before.focus({ preventScroll: true });
  }, [isComing]);
  return (
    <div aria-busy={isComing || undefined} className={isComing ? css.refreshing : undefined} inert={isComing}>
      {children}
    </div>
  );
}
