import { Skeleton } from '@flightdeck/shared/ui';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { painted, whenIdle } from '../../client/timing/timing';
import type { PartName } from '../../contracts/areas/area-manifest';
import type { Failure } from '../../contracts/areas/failure';
import type { LoadAnswer, PartProps } from '../../contracts/areas/part';
import type { Route } from '../../contracts/areas/route';
import { reportFailure } from '../../contracts/page/failure-report';
import { useRoute } from './context';
import { asPartFailure } from './failures/as-part-failure';
import { FailedPart } from './failures/failed-part.view';
import { type MountedPart, mountPart } from './mount-part';
import { partLoader } from './page-loader';

interface PartSlotProps {
  /** `area/part`. */
  readonly name: PartName;
  /** Name of the part for the user, shown in the failure panel. */
  readonly label: string;
  /** Current route, passed to the part. */
  readonly route: Route;
  /** Data for the part (`usePartData`). */
  readonly data?: PartProps['data'];
  /**
   * Shown while the part loads, in the size of the part, so that nothing jumps. `null` for a part that takes no space, such as
   * a dialog. Default: a skeleton of one line.
   */
  readonly skeleton?: ReactNode | null;
  /** If given, it is called on a failure, and no failure panel shows. For parts that may be missing without a message. */
  readonly onFailure?: (failure: Failure) => void;
}

type State =
  | { readonly step: 'loading' }
  | { readonly step: 'shown' }
  | { readonly step: 'failed'; readonly failure: Failure };

/**
 * Shows a part of any area: its skeleton, then the part, or the failure panel with a Retry button. A failure does not
 * affect the rest of the page.
 */
export function PartSlot({ name, label, route, data, skeleton, onFailure }: PartSlotProps) {
  const container = useRef<HTMLDivElement>(null);
  const update = useRef<(() => void) | null>(null);
  const [state, setState] = useState<State>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const partProps = { part: name, route, ...(data && { data }) };
  const propsRef = useRef(partProps);
  propsRef.current = partProps;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt mounts again
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const domElement = document.createElement('div');
    element.append(domElement);
    let mounted: MountedPart | null = null;
    let hasEnded = false;
    const end = () => {
      hasEnded = true;
      update.current = null;
      domElement.remove();
    };
    const fail = (failure: Failure) => {
      if (hasEnded) return;
      end();
      void mounted?.unmount();
      setState({ step: 'failed', failure });
      reportFailure({ part: name, ...failure }, element);
      onFailure?.(failure);
    };
    const show = async (answer: LoadAnswer) => {
      if (hasEnded) return;
      if (answer.state === 'failed') return fail(answer.failure);
      try {
        const currentProps = (): PartProps => ({ ...propsRef.current, domElement, onFailure: fail });
        const part = mountPart(partLoader().mountParcel, answer.part, currentProps());
        mounted = part;
        update.current = () => part.update(currentProps());
        await part.drawn;
        // Show the drawn part in the next frame, before other waiting work.
        if (!hasEnded) flushSync(() => setState({ step: 'shown' }));
      } catch (error) {
        fail(asPartFailure(error, name));
      }
    };
    setState({ step: 'loading' });
    void partLoader().load(name).then(show);
    return () => {
      const hasFailed = hasEnded;
      end();
      // The part has left the page, so draw its replacement first and unmount when idle.
      const { unmount } = mounted ?? {};
      if (unmount && !hasFailed) void painted().then(() => whenIdle(() => void unmount()));
    };
  }, [name, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the part gets new props when one of them changes
  useEffect(() => update.current?.(), [route, data]);

  return (
    <>
      {state.step === 'loading' && skeleton !== null && (
        <div aria-busy="true" data-fd-waiting="">
          {skeleton ?? <Skeleton />}
        </div>
      )}
      {state.step === 'failed' && !onFailure && (
        <FailedPart failure={state.failure} label={label} onRetry={() => setAttempt(attempt + 1)} />
      )}
      {/* A part that takes no space is never hidden, because a dialog in a hidden element could not take the focus. */}
      <div ref={container} hidden={state.step !== 'shown' && skeleton !== null} />
    </>
  );
}

/** Shows a part of another area inside a view: `<Part name="mf-connection/connections-card" label={…} />`. */
export function Part(props: Omit<ComponentProps<typeof PartSlot>, 'route'>) {
  return <PartSlot {...props} route={useRoute()} />;
}
