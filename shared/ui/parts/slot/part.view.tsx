import { asPartFailure, FailedPart, partLoader, useRouteState } from '@flightdeck/shared/parts';
import { Skeleton } from '@flightdeck/shared/ui';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Parcel from 'single-spa-react/parcel';
import type { PartName } from '../../../contracts/areas/area-manifest';
import type { Failure } from '../../../contracts/areas/failure';
import type { PartProps } from '../../../contracts/areas/part';
import { reportFailure } from '../../../contracts/page/failure-report';
import { parcelConfig } from './parcel-config';

interface PartSlotProps extends Pick<PartProps, 'route$' | 'data'> {
  /** `area/part`. */
  readonly name: PartName;
  /** Name of the part for the user, shown in the failure panel. */
  readonly label: string;
  /**
   * Shown while the part loads, in the size of the part, so that nothing jumps. `null` for a part that takes no space, such as
   * a dialog. Default: a skeleton of one line.
   */
  readonly skeleton?: ReactNode | null;
  /** If given, it is called on a failure, and no failure panel shows. For parts that may be missing without a message. */
  readonly onFailure?: (failure: Failure) => void;
}

type State =
  | { readonly step: 'loading' | 'shown'; readonly parcel?: ReactNode }
  | { readonly step: 'failed'; readonly failure: Failure };

/**
 * Shows a part of any area as a parcel: its skeleton, then the part, or the failure panel with a Retry button. A failure does not
 * affect the rest of the page.
 */
export function PartSlot(props: PartSlotProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={`${props.name} ${attempt}`} onRetry={() => setAttempt(attempt + 1)} {...props} />;
}

type AttemptProps = PartSlotProps & { readonly onRetry: () => void };

/** Loads and mounts the part once. The parcel gets the props of the first render, which don't change. */
function Attempt({ name, label, route$, data, skeleton, onFailure, onRetry }: AttemptProps) {
  const [state, setState] = useState<State>({ step: 'loading' });
  const mounting = useRef({ route$, data, onFailure });
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let hasEnded = false;
    const fail = (failure: Failure) => {
      if (hasEnded) return;
      hasEnded = true;
      reportFailure({ part: name, ...failure }, place.current ?? document);
      setState({ step: 'failed', failure });
      mounting.current.onFailure?.(failure);
    };
    void partLoader()
      .load(name)
      .then((answer) => {
        if (hasEnded) return;
        if (answer.state === 'failed') return fail(answer.failure);
        const show = () => {
          if (!hasEnded) setState({ step: 'shown', parcel });
        };
        const parcel = (
          <Parcel
            config={parcelConfig(answer.part, name, fail)}
            data={mounting.current.data}
            handleError={(error) => fail(asPartFailure(error, name))}
            onDrawn={show}
            onFailure={fail}
            parcelDidMount={show}
            part={name}
            route$={mounting.current.route$}
          />
        );
        // Mount the part in this task, before the next frame.
        flushSync(() => setState({ step: 'loading', parcel }));
      });
    return () => {
      hasEnded = true;
    };
  }, [name]);

  if (state.step === 'failed')
    return onFailure ? null : <FailedPart failure={state.failure} label={label} onRetry={onRetry} />;
  const isWaiting = state.step === 'loading' && skeleton !== null;
  return (
    <>
      {isWaiting && (
        <div aria-busy="true" data-fd-waiting="">
          {skeleton ?? <Skeleton />}
        </div>
      )}
      {/* A part that takes no space is never hidden, because a dialog in a hidden element could not take the focus. */}
      <div hidden={isWaiting} ref={place}>
        {state.parcel}
      </div>
    </>
  );
}

/** Shows a part of another area inside a view: `<Part name="mf-connection/connections-card" label={…} />`. */
export function Part(props: Omit<ComponentProps<typeof PartSlot>, 'route$'>) {
  const route$ = useRouteState();
  return <PartSlot {...props} {...(route$ && { route$ })} />;
}
