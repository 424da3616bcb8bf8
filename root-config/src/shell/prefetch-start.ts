import type { PrefetchOptions } from '../prefetch/prefetch';

const signs = ['pointerover', 'focusin', 'pointerdown'] as const;

/**
 * Loads the prefetching of links when the user first moves the pointer or the focus: a visit that only looks needs none.
 * @returns a function that stops it
 */
export function prefetchWithFirstTouch(options: PrefetchOptions): () => void {
  let stop = () => {
    for (const sign of signs) document.removeEventListener(sign, touched);
  };
  let isStopped = false;
  const touched = ({ target }: Event) => {
    stop();
    import(/* webpackChunkName: "prefetch" */ '../prefetch/prefetch').then(
      ({ prefetchLinks }) => {
        if (!isStopped) stop = prefetchLinks(options, target);
      },
      // Screens load with the click, as without prefetching.
      () => {},
    );
  };
  for (const sign of signs) document.addEventListener(sign, touched, { passive: true });
  return () => {
    isStopped = true;
    stop();
  };
}
