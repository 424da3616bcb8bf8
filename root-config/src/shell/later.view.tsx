import { failure } from '@flightdeck/shared/contracts/failure';
import { FailedPart } from '@flightdeck/shared/parts';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * A view that is loaded when it first shows. A file that does not arrive takes nothing else with it: in its place stands a
 * panel with a way to try again, or nothing, where nobody waits for it; the next time it is asked for anew.
 * Called outside of components only.
 * @param label what the user calls it; without one its absence is only told in the console
 */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  label?: () => string,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  // biome-ignore lint/correctness/noComponentHookFactories: made once per file, outside of any component, as lazy() is
  return function Later(props: Props) {
    const [View, setView] = useState<ComponentType<Props> | null>(() => loaded);
    const [error, setError] = useState<unknown>(null);
    useEffect(() => {
      if (View || error !== null) return;
      let left = false;
      load().then(
        (module) => {
          loaded = module.default;
          if (!left) setView(() => module.default);
        },
        (cause: unknown) => {
          console.error('Flightdeck: a file of the page did not load.', cause);
          if (!left) setError(cause ?? true);
        },
      );
      return () => {
        left = true;
      };
    }, [View, error]);
    if (View) return <View {...props} />;
    if (error === null || !label) return null;
    const lost = failure('area-script', String(error), { area: 'root-config', phase: 'script', cause: error });
    return <FailedPart failure={lost} label={label()} onRetry={() => setError(null)} />;
  };
}
