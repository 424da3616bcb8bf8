/**
 * The state that two releases on one page share: plain functions and data, no objects of a library, with a protocol
 * number (docs/contracts.md, "Bus"). Each release wraps it in its own copy of RxJS; see `bus.ts`.
 */
export interface BusCore {
  readonly protocol: 1;
  /** Current value of each state topic. */
  readonly state: Map<string, unknown>;
  /** Listeners, by topic. The topic of an event starts with `event:`. */
  readonly listeners: Map<string, Set<(payload: unknown) => void>>;
}

const key = Symbol.for('flightdeck.bus.1');

const isCore = (value: unknown): value is BusCore =>
  typeof value === 'object' && value !== null && 'protocol' in value && value.protocol === 1;

/** Returns the bus of this page, and creates it on the first call. */
export function busCore(scope: object = globalThis): BusCore {
  const existing: unknown = Reflect.get(scope, key);
  if (isCore(existing)) return existing;
  const core: BusCore = { protocol: 1, state: new Map(), listeners: new Map() };
  Reflect.set(scope, key, core);
  return core;
}

/** Subscribes to a topic. @returns a function that unsubscribes */
export function listen(core: BusCore, topic: string, listener: (payload: unknown) => void): () => void {
  const listeners = core.listeners.get(topic) ?? new Set();
  core.listeners.set(topic, listeners.add(listener));
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Sends a payload to all current listeners. If one throws, the others still get the payload; the error goes to the
 * console with the topic.
 */
export function publish(core: BusCore, topic: string, payload: unknown): void {
  for (const listener of [...(core.listeners.get(topic) ?? [])]) {
    try {
      listener(payload);
    } catch (error) {
      console.error(`Flightdeck: a listener of "${topic}" failed.`, error);
    }
  }
}
