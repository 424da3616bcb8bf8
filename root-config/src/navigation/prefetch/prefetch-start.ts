import { bare } from '@flightdeck/shared/contracts/wire';
import type { PrefetchOptions } from './prefetch';

const signs = ['pointerover', 'focusin', 'pointerdown'] as const;

/**
 * Loads the code for prefetching when the user first moves the pointer or the focus. A visit without interaction does not
 * need it.
 * @returns a function that stops that
 */
export function prefetchWithFirstTouch(options: PrefetchOptions): () => void {
  let stop = () => {
    for (const sign of signs) document.removeEventListener(sign, touched);
  };
  let isStopped = false;
  const touched = ({ target }: Event) => {
    stop();
    import(/* webpackChunkName: "prefetch" */ './prefetch').then(
      ({ prefetchLinks }) => {
        if (!isStopped) stop = prefetchLinks(options, target);
      },
      // Screens load with the click, as without prefetching.
      () => {},
    );
  };
  for (const sign of signs) document.addEventListener(sign, touched, bare({ passive: true }));
  return () => {
    isStopped = true;
    stop();
  };
}
