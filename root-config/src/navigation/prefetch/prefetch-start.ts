import type { PrefetchOptions } from './prefetch';

const interactions = ['pointerover', 'focusin', 'pointerdown'] as const;

/**
 * Starts prefetching when the user first moves the pointer or the focus, or touches the page. A visit without interaction
 * does not load the code for prefetching.
 * @returns a function that stops prefetching
 */
export function prefetchAfterInteraction(options: PrefetchOptions): () => void {
  let stop = () => {
    for (const type of interactions) document.removeEventListener(type, onInteraction);
  };
  let isStopped = false;
  const onInteraction = ({ target }: Event) => {
    stop();
    import(/* webpackChunkName: "prefetch" */ './prefetch').then(
      ({ prefetchLinks }) => {
        if (!isStopped) stop = prefetchLinks(options, target);
      },
      // If this code does not load, screens load after the click.
      () => {},
    );
  };
  for (const type of interactions) document.addEventListener(type, onInteraction, { passive: true });
  return () => {
    isStopped = true;
    stop();
  };
}
