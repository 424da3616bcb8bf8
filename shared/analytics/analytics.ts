import * as v from 'valibot';
import { type AnalyticsEvent, analyticsEventSchema } from '../contracts/analytics-event';

/** Where events go: the page-global queue of the analytics script, created when it is not there yet. */
export interface AnalyticsQueue {
  push(entry: readonly unknown[]): unknown;
}

const isQueue = (value: unknown): value is AnalyticsQueue =>
  typeof value === 'object' && value !== null && 'push' in value;

function pageQueue(): AnalyticsQueue {
  const present: unknown = Reflect.get(globalThis, '_tkq');
  if (isQueue(present)) return present;
  const queue: unknown[] = [];
  Reflect.set(globalThis, '_tkq', queue);
  return queue;
}

/**
 * Records an event. Names that do not start with `akismet_` or `jetpack_` are dropped (spec/dashboard.md §5, SHR-088).
 * @returns whether it was sent
 */
export function record(
  name: string,
  properties: AnalyticsEvent['properties'] = {},
  queue: AnalyticsQueue = pageQueue(),
): boolean {
  const event = v.safeParse(analyticsEventSchema, { name, properties });
  if (!event.success) return false;
  queue.push(['recordEvent', event.output.name, event.output.properties]);
  return true;
}

/** Records a click in the product's own form (facts-shr.md part 10). */
export const recordClick = (properties: AnalyticsEvent['properties']): boolean =>
  record('jetpack_wpa_click', properties);
