import type { Failure, WidgetErrorCode } from '../areas/failure';
import { pageGlobals } from './page-globals';

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

/** Stores the version of an area that this page uses, for reports of its failures. */
export function setRelease(area: string, version: string): void {
  const page = pageGlobals();
  page.releases ??= new Map();
  page.releases.set(area, version);
}

/**
 * Reports a failure as the DOM event `flightdeck:error`, for the monitoring of a site or team. A failure without an area and
 * a part is one of the page; a failure without a version gets the one that this page uses.
 * @param target the element that shows the failure; the event bubbles to the document, also from a shadow root
 */
export function reportFailure(failure: Reported, target: EventTarget = document): void {
  const { code, part, area = part?.split('/')[0] ?? 'root-config', version } = failure;
  const release = version || pageGlobals().releases?.get(area) || null;
  const detail: FailureReport = { code, area, release };
  target.dispatchEvent(new CustomEvent('flightdeck:error', { detail, bubbles: true, composed: true }));
}
