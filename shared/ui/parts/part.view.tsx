import { Skeleton } from '@flightdeck/shared/ui';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { painted, whenIdle } from '../../client/timing/timing';
import type { PartName } from '../../contracts/areas/area-manifest';
import type { Failure } from '../../contracts/areas/failure';
import type { LoadAnswer, PartProps } from '../../contracts/areas/part';
import type { Route } from '../../contracts/areas/route';
import { useRoute } from './context';
import { asPartFailure } from './failures/as-part-failure';
import { FailedPart } from './failures/failed-part.view';
import { type MountedPart, mountPart } from './mount-part';
import { partLoader } from './page-loader';

interface PartSlotProps {
  /** `area/part`. */
  readonly name: PartName;
  /** Name of the part for the user; shown in the failure panel. */
  readonly label: string;
  readonly route: Route;
  readonly data?: PartProps['data'];
  /**
   * Fills the space of the part while it loads. Give it the size of the part, so that nothing jumps; null for a part without
   * a size.
   */
  readonly skeleton?: ReactNode | null;
  /** Called instead of showing the failure panel, for parts that may be missing without a message. */
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
  const props = useRef(partProps);
  props.current = partProps;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt mounts again
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const domElement = document.createElement('div');
    element.append(domElement);
    let mounted: MountedPart | null = null;
    let isUnmounted = false;
    const leave = () => {
      isUnmounted = true;
      update.current = null;
      domElement.remove();
    };
    const fail = (failure: Failure) => {
      if (isUnmounted) return;
      leave();
      void mounted?.unmount();
      setState({ step: 'failed', failure });
      onFailure?.(failure);
    };
    const show = async (answer: LoadAnswer) => {
      if (isUnmounted) return;
      if (answer.state === 'failed') return fail(answer.failure);
      try {
        const propsNow = (): PartProps => ({ ...props.current, domElement, onFailure: fail });
        const part = mountPart(partLoader().mountParcel, answer.part, propsNow());
        mounted = part;
        update.current = () => part.update(propsNow());
        await part.drawn;
        // The part is drawn: show it with the next frame, before other waiting work.
        if (!isUnmounted) flushSync(() => setState({ step: 'shown' }));
      } catch (error) {
        fail(asPartFailure(error, name));
      }
    };
    setState({ step: 'loading' });
    void partLoader().load(name).then(show);
    return () => {
      const isFailed = isUnmounted;
      leave();
      // The part is hidden already, so draw its replacement first.
      const { unmount } = mounted ?? {};
      if (unmount && !isFailed) void painted().then(() => whenIdle(() => void unmount()));
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
      {/* A part without a size is never hidden, because a hidden dialog could not take the focus. */}
      <div ref={container} hidden={state.step !== 'shown' && skeleton !== null} />
    </>
  );
}

/** Shows a part of another area inside a view: `<Part name="mf-connection/connections-card" label={…} />`. */
export function Part(props: Omit<ComponentProps<typeof PartSlot>, 'route'>) {
  return <PartSlot {...props} route={useRoute()} />;
}
