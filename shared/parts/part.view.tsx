import { painted } from '@flightdeck/shared/timing';
import { Skeleton } from '@flightdeck/shared/ui/skeleton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PartName } from '../contracts/area-manifest';
import type { Failure } from '../contracts/failure';
import type { LoadAnswer, MountedPart, PartProps } from '../contracts/part';
import type { Route } from '../contracts/route';
import { asPartFailure } from './as-part-failure';
import { FailedPart } from './failed-part.view';
import { loaderDoor } from './loader-door';

interface PartSlotProps {
  /** `area/part`. */
  readonly name: PartName;
  /** What the user calls it; stands in the failure panel. */
  readonly label: string;
  readonly route: Route;
  readonly data?: PartProps['data'];
  /** Takes the room of the part while it loads; of the same size, so that nothing jumps. null for a part that takes none. */
  readonly skeleton?: ReactNode | null;
  /** What is drawn instead of the failure panel, for parts whose absence nobody needs to hear of twice. */
  readonly onFailure?: (failure: Failure) => void;
}

type State =
  | { readonly step: 'loading' }
  | { readonly step: 'shown' }
  | { readonly step: 'failed'; readonly failure: Failure };

/**
 * A part of any area, wherever it is needed: skeleton, then the part, or the failure panel with a fresh retry. The place
 * is its own: what happens in it leaves everything around it standing.
 */
export function PartSlot({ name, label, route, data, skeleton, onFailure }: PartSlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedPart | null>(null);
  const [state, setState] = useState<State>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const props = useRef<PartProps>({ name, route });
  props.current = { name, route, ...(data && { data }) };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt mounts again
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const container = document.createElement('div');
    element.append(container);
    let left = false;
    const failed = (failure: Failure) => {
      if (left) return;
      mounted.current = null;
      container.remove();
      setState({ step: 'failed', failure });
      onFailure?.(failure);
    };
    const show = async (answer: LoadAnswer) => {
      if (left) return;
      if (answer.state === 'failed') return failed(answer.failure);
      try {
        const given = props.current;
        const part = await answer.part.mount(container, given, { onFailure: failed });
        if (left) return void part.unmount();
        mounted.current = part;
        // It is drawn: it shows with the next frame, before anything else that waits is worked on.
        flushSync(() => setState({ step: 'shown' }));
        if (props.current.route !== given.route || props.current.data !== given.data) part.update(props.current);
      } catch (error) {
        failed(asPartFailure(error, name));
      }
    };
    setState({ step: 'loading' });
    void loaderDoor().load(name).then(show);
    return () => {
      left = true;
      const part = mounted.current;
      mounted.current = null;
      container.remove();
      // What is out of sight is ended when that which comes instead is on screen.
      if (part) void painted().then(() => part.unmount());
    };
  }, [name, attempt]);

  useEffect(() => mounted.current?.update({ name, route, ...(data && { data }) }), [name, route, data]);

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
      {/* A part without room of its own is never hidden: a dialog could not take the focus there. */}
      <div ref={place} hidden={state.step !== 'shown' && skeleton !== null} />
    </>
  );
}
