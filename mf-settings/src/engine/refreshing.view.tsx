import { type ReactNode, useSyncExternalStore } from 'react';
import { pageReload } from './page-reload';
import css from './refreshing.css';

/** The page of settings; from the moment on at which it is about to come anew, nothing of it can be pressed. */
export function Refreshing({ children }: { readonly children: ReactNode }) {
  const isComing = useSyncExternalStore(pageReload.subscribe, () => pageReload.isComing);
  return (
    <div aria-busy={isComing || undefined} className={isComing ? css.refreshing : undefined} inert={isComing}>
      {children}
    </div>
  );
}
