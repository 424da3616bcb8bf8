import { type Failure, failure } from '@flightdeck/shared/contracts/failure';
import { FailedPart } from '@flightdeck/shared/parts';
import { painted } from '@flightdeck/shared/timing';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Fetched } from './fetched';

export interface LaterProps<Props> {
  /** What is drawn. */
  readonly view: Fetched<Props>;
  readonly props: Props;
  /** Holds the place until then, with the same size. */
  readonly skeleton: ReactNode;
  /** What the user calls it, should it not arrive. */
  readonly label: string;
  /** What is on screen already is fetched at once. Default: when the page has nothing else to do, or the place comes near. */
  readonly now?: boolean;
  /** Told each time the view, or what failed in its place, comes on screen. */
  readonly onShown?: () => void;
}

/** How far below the window something is fetched already. */
const margin = '400px';

/** After this time it is fetched even if the browser never calls itself idle, as Chromium may while nothing is drawn. */
const idleMs = 5000;

/** What became of a view that was asked for. */
type Answer<Props> = { readonly of: Fetched<Props> } & (
  | { readonly View: ComponentType<Props> }
  | { readonly lost: Failure }
);

/**
 * What is not seen at first, in a file of its own. A file that does not arrive is said in its place and can be asked for
 * again.
 */
export function Later<Props extends object>({ view, props, skeleton, label, now = false, onShown }: LaterProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [isDue, setDue] = useState(now);
  const [isPainted, setPainted] = useState(false);
  const [latest, setAnswer] = useState<Answer<Props> | null>(null);
  // Also what has long arrived waits until the screen around it shows: it is the larger part of the work.
  const arrived = isPainted ? view.arrived : null;
  const answer: Answer<Props> | null = arrived ? { of: view, View: arrived } : latest?.of === view ? latest : null;

  useEffect(() => (now ? undefined : whenDue(place.current, () => setDue(true))), [now]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (!isDue || arrived) return;
    let left = false;
    const show = (found: Answer<Props>) => {
      if (left) return;
      setPainted(true);
      setAnswer(found);
    };
    // The file travels at once; it is drawn when the skeletons are on screen.
    Promise.all([view.fetch(), painted()]).then(
      ([View]) => show({ of: view, View }),
      (cause: unknown) =>
        show({ of: view, lost: failure('area-script', 'A file did not arrive.', { area: 'mf-dashboard', cause }) }),
    );
    return () => {
      left = true;
    };
  }, [isDue, attempt, view, arrived]);

  const isShown = answer !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is shown anew
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, view, onShown]);

  if (answer && 'View' in answer) return <answer.View {...props} />;
  if (answer) {
    return (
      <FailedPart
        failure={answer.lost}
        label={label}
        onRetry={() => {
          setAnswer(null);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  if (now) return skeleton;
  return (
    <div aria-busy="true" ref={place}>
      {skeleton}
    </div>
  );
}

/** @returns stops waiting */
function whenDue(element: Element | null, act: () => void): () => void {
  const observer =
    element && typeof IntersectionObserver !== 'undefined'
      ? new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && act(), {
          rootMargin: margin,
        })
      : undefined;
  if (element) observer?.observe(element);
  const hasIdle = typeof requestIdleCallback !== 'undefined';
  const idle = hasIdle ? requestIdleCallback(act, { timeout: idleMs }) : window.setTimeout(act, 200);
  return () => {
    observer?.disconnect();
    if (hasIdle) cancelIdleCallback(idle);
    else clearTimeout(idle);
  };
}
