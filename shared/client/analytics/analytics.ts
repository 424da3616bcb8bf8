import * as v from '@flightdeck/shared/schema';
import { type AnalyticsEvent, analyticsEventSchema } from '../../contracts/analytics-event';

/** Where events go: the page-global queue of the analytics script, created when it is not there yet. */
export interface AnalyticsQueue {
  push(entry: readonly unknown[]): unknown;
}

type Properties = AnalyticsEvent['properties'];

interface State {
  /** Goes with every event. */
  common: Properties;
  /** The user does not want to be counted. */
  optedOut: boolean;
}

// One state per page, also when two copies of this entry are on it.
const key = Symbol.for('flightdeck.analytics.1');

const isState = (value: unknown): value is State => typeof value === 'object' && value !== null && 'optedOut' in value;

function state(): State {
  const present: unknown = Reflect.get(globalThis, key);
  if (isState(present)) return present;
  const made: State = { common: {}, optedOut: false };
  Reflect.set(globalThis, key, made);
  return made;
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
 * Announces who uses the page; its events then carry the site (FACT-SHR-10). Called once, at the start.
 * @param user `tracksUserData` of the page state; false: nobody is known, and nobody is announced
 */
export function startAnalytics(
  user: { readonly userid: number; readonly blogid: number | false; readonly username: string } | false,
  queue: AnalyticsQueue = pageQueue(),
): void {
  if (!user) return;
  // A site that was never registered has no number.
  if (user.blogid !== false) state().common = { blog_id: user.blogid };
  queue.push(['identifyUser', user.userid, user.username]);
}

/** Keeps the decision of the user: counting stops at once after an opt-out. The script is told, too. */
export function setOptOut(optedOut: boolean, queue: AnalyticsQueue = pageQueue()): void {
  state().optedOut = optedOut;
  queue.push(['setOptOut', optedOut]);
}

/**
 * Records an event. Names that do not start with `akismet_` or `jetpack_` are dropped (SHR-088), and
 * so is everything of a user who opted out.
 * @returns whether it was sent
 */
export function record(name: string, properties: Properties = {}, queue: AnalyticsQueue = pageQueue()): boolean {
  const { common, optedOut } = state();
  const event = v.safeParse(analyticsEventSchema, { name, properties });
  if (optedOut || !event.success) return false;
  queue.push(['recordEvent', event.output.name, { ...common, ...event.output.properties }]);
  return true;
}

/** Records a click in the product's own form (SHR-089, FACT-SHR-10). */
export const recordClick = (properties: Properties): boolean => record('jetpack_wpa_click', properties);

/** Records that a route was looked at (SHR-089). @param path of the route @param version of the plugin */
export const recordPageView = (path: string, version: string): boolean =>
  record('jetpack_wpa_page_view', { path, current_version: version });

/** Records that a module was turned on or off. The product counts all modules but Stats (SHR-089, FACT-SHR-10). */
export function recordModuleToggle(module: string, isOn: boolean): void {
  if (module !== 'stats') record('jetpack_wpa_module_toggle', { module, toggled: isOn ? 'on' : 'off' });
}
