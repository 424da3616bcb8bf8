import { type Failure, failure } from '@flightdeck/shared/contracts/failure';
import { FailedPart, useRetry } from '@flightdeck/shared/parts';
import { withRetries } from '@flightdeck/shared/timing/file-loads';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';

/**
 * A view that is loaded when it first shows. A file that does not arrive takes nothing else with it: in its place stands a
 * panel with a way to try again, or nothing, where nobody waits for it; the next time it is asked for anew, and with any Retry
 * for lost files.
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
    const [lost, setLost] = useState<Failure | null>(null);
    useEffect(() => {
      if (View || lost) return;
      let left = false;
      withRetries(load).then(
        (module) => {
          loaded = module.default;
          if (!left) setView(() => module.default);
        },
        (cause: unknown) => {
          console.error('Flightdeck: a file of the page did not load.', cause);
          if (!left) setLost(lostFile(cause));
        },
      );
      return () => {
        left = true;
      };
    }, [View, lost]);
    if (View) return <View {...props} />;
    if (!lost) return null;
    const again = { failure: lost, onRetry: () => setLost(null) };
    return label ? <FailedPart {...again} label={label()} /> : <Missing {...again} />;
  };
}

/** Shows nothing, and comes back with the next Retry on the page. */
function Missing({ failure, onRetry }: Pick<ComponentProps<typeof FailedPart>, 'failure' | 'onRetry'>) {
  useRetry(failure, onRetry);
  return null;
}

const lostFile = (cause: unknown) =>
  failure('area-script', 'A file of the page did not arrive.', { area: 'root-config', phase: 'script', cause });
