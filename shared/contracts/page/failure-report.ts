import type { Failure, WidgetErrorCode } from '../areas/failure';
import { pageMap } from './page-map';

/** Detail of the DOM event `flightdeck:error` (docs/how-to/monitor.md). Has no text of the server and nothing about the user. */
export interface FailureReport {
  readonly code: WidgetErrorCode;
  /** The area that failed, or `root-config` for the page. */
  readonly area: string;
  /** Version of the area's release; null if the page knows none. */
  readonly release: string | null;
}

declare global {
  interface DocumentEventMap {
    'flightdeck:error': CustomEvent<FailureReport>;
  }
}

/** The fields of a failure that a report reads. */
type Reported = { readonly code: WidgetErrorCode } & Pick<Failure, 'area' | 'part' | 'version'>;

/** Key of the releases that this page uses: area → version. */
const releasesKey = Symbol.for('flightdeck.releases.1');

/** Stores the version of an area that this page uses, for reports of its failures. */
export const setRelease = (area: string, version: string): void =>
  void pageMap<string, string>(releasesKey).set(area, version);

/** Returns the report of a failure. A failure without an area and a part is one of the page. */
export function failureReport({ code, area, part, version }: Reported): FailureReport {
  const failedArea = area ?? part?.split('/')[0] ?? 'root-config';
  // A page on which nothing has loaded gets no map.
  const releases = Reflect.has(globalThis, releasesKey) ? pageMap<string, string>(releasesKey) : null;
  return { code, area: failedArea, release: version || releases?.get(failedArea) || null };
}

/**
 * Reports a failure as the DOM event `flightdeck:error`, for the monitoring of a site or team.
 * @param target the element that shows the failure; the event bubbles to the document, also from a shadow root
 */
export function reportFailure(failure: Reported, target: EventTarget = document): void {
  target.dispatchEvent(
    new CustomEvent('flightdeck:error', { detail: failureReport(failure), bubbles: true, composed: true }),
  );
}
