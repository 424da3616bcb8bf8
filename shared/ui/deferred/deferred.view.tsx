import { withRetries } from '@flightdeck/shared/timing/file-loads';
import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';

/**
 * A view whose file is asked for when it is first drawn. A file that does not arrive, also when it is asked for again, is thrown where the view would stand,
 * for the boundary of its part; the next time it is asked for anew. Called outside of components only.
 *
 * In place of lazy() and Suspense. React keeps what was suspended back for up to 300 ms, and then shows the tree it drew
 * before that. Effects of other roots that wait at that moment run first, and when one of them updates or ends this root,
 * the tree is over: React throws #177 (docs/decisions/011).
 * @param waiting takes the room of the view until it is there
 */
export function deferred<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  waiting: () => ReactNode = () => null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  // biome-ignore lint/correctness/noComponentHookFactories: made once per file, outside of any component, as lazy() is
  return function Deferred(props: Props) {
    const [View, setView] = useState<ComponentType<Props> | null>(() => loaded);
    const [lost, setLost] = useState<{ readonly cause: unknown } | null>(null);
    // Not after the next frame: the file is asked for at once.
    useLayoutEffect(() => {
      if (View) return;
      // Whoever has left meanwhile is drawn no further: React drops what is set then.
      withRetries(load).then(
        (module) => {
          loaded = module.default;
          setView(() => module.default);
        },
        (cause: unknown) => setLost({ cause }),
      );
    }, [View]);
    if (lost) throw lost.cause;
    return View ? <View {...props} /> : waiting();
  };
}
