import type { FailureReport } from '../contracts/page/failure-report';

/** A failure that the document has heard, and the elements that the event has passed. */
interface HeardFailure {
  readonly detail: FailureReport;
  readonly path: readonly EventTarget[];
}

/** Returns the failures that the document hears while an action runs. */
export async function failuresDuring(action: () => unknown): Promise<readonly HeardFailure[]> {
  const heard: HeardFailure[] = [];
  const listener = (event: CustomEvent<FailureReport>) =>
    heard.push({ detail: event.detail, path: event.composedPath() });
  document.addEventListener('flightdeck:error', listener);
  await action();
  document.removeEventListener('flightdeck:error', listener);
  return heard;
}
