import type { Failure } from '@flightdeck/shared/contracts/failure';
import type { LoadedPart } from '@flightdeck/shared/contracts/part';
import { FailedPart } from '@flightdeck/shared/parts';
import type { Root } from 'react-dom/client';
import { PageSkeleton } from '../page/page-markup.view';
import { reactRoot } from '../react-root';

interface FailedRoute {
  /** Name of the screen. */
  readonly label: string;
  readonly failure: Failure;
  /** Asks the site again. @returns the next failure; null when the route is known now, and its screen comes */
  retry(): Promise<Failure | null>;
}

/** Returns a part that stands in for the screen of a route, because the site did not answer which area brings it. */
export function failedRoute({ label, failure, retry }: FailedRoute): LoadedPart {
  let root: Root | null = null;
  const show = (problem: Failure) => root?.render(<FailedPart failure={problem} label={label} onRetry={again} />);
  const again = () => {
    root?.render(<PageSkeleton />);
    void retry().then((problem) => problem && show(problem));
  };
  return {
    bootstrap: async () => {},
    mount: async ({ domElement, onDrawn }) => {
      root = reactRoot(domElement);
      show(failure);
      onDrawn?.();
    },
    unmount: async () => {
      root?.unmount();
      root = null;
    },
  };
}
