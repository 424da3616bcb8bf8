import * as v from '@flightdeck/shared/schema';
import { type AnalyticsEvent, analyticsEventSchema } from '../../contracts/page/analytics-event';
import { pageGlobals } from '../../contracts/page/page-globals';

/** The event queue: a global array of the page, `_tkq`, which the analytics script reads. */
export interface AnalyticsQueue {
  push(entry: readonly unknown[]): unknown;
}

type Properties = AnalyticsEvent['properties'];

// One state per page, even if the page has two copies of this entry.
function state() {
  const page = pageGlobals();
  page.analytics ??= { common: {}, optedOut: null };
  return page.analytics;
}

const isQueue = (value: unknown): value is AnalyticsQueue =>
  // `_tkq` can also be a form in a post: `window` exposes elements by ID, and a form exposes its fields by name.
  typeof value === 'object' && value !== null && 'push' in value && typeof value.push === 'function';

/** The queue of the page, which is created with the first entry. Ignores the errors that content blockers cause. */
const pageQueue: AnalyticsQueue = {
  push(entry) {
    try {
      const queue: unknown = Reflect.get(globalThis, '_tkq');
      if (isQueue(queue)) queue.push(entry);
      else Reflect.set(globalThis, '_tkq', [entry]);
    } catch {}
  },
};

/**
 * Sends the current user to the queue. Later events contain the ID of the site (FACT-SHR-10). Called once, when the page starts.
 * @param user `tracksUserData` of the page state; false if the user is unknown, and then nothing is sent
 */
export function startAnalytics(
  user: { readonly userid: number; readonly blogid: number | false; readonly username: string } | false,
  queue: AnalyticsQueue = pageQueue,
): void {
  if (!user) return;
  // A site that was never registered has no ID.
  if (user.blogid !== false) state().common = { blog_id: user.blogid };
  queue.push(['identifyUser', user.userid, user.username]);
}

/** Stores the user's choice and passes it to the analytics script. After an opt-out, no event is sent. */
export function setOptOut(optedOut: boolean, queue: AnalyticsQueue = pageQueue): void {
  state().optedOut = optedOut;
  queue.push(['setOptOut', optedOut]);
}

/**
 * Records an event. Drops names that do not start with `akismet_` or `jetpack_` (SHR-088), and all events of a user who
 * has opted out.
 * @returns whether the event was sent
 */
export function record(name: string, properties: Properties = {}, queue: AnalyticsQueue = pageQueue): boolean {
  const { common, optedOut } = state();
  const event = v.safeParse(analyticsEventSchema, { name, properties });
  if (optedOut || !event.success) return false;
  queue.push(['recordEvent', event.output.name, { ...common, ...event.output.properties }]);
  return true;
}

/** Records a click. The properties name what was clicked (SHR-089, FACT-SHR-10). */
export const recordClick = (properties: Properties): boolean => record('jetpack_wpa_click', properties);

/** Records a view of a route (SHR-089). @param path of the route @param version of the plugin */
export const recordPageView = (path: string, version: string): boolean =>
  record('jetpack_wpa_page_view', { path, current_version: version });

/** Records that a module was turned on or off. Stats is the only module that is not counted (SHR-089, FACT-SHR-10). */
export function recordModuleToggle(module: string, isOn: boolean): void {
  if (module !== 'stats') record('jetpack_wpa_module_toggle', { module, toggled: isOn ? 'on' : 'off' });
}
