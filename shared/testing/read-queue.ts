const key = Symbol.for('flightdeck.read-queue.1');

/** Empties the read queue, as on a new page; reads left waiting by the test before are never sent. */
export function emptyReadQueue(): void {
  const present: unknown = Reflect.get(globalThis, key);
  if (typeof present === 'object' && present !== null && 'waiting' in present && Array.isArray(present.waiting))
    present.waiting.length = 0;
  Reflect.deleteProperty(globalThis, key);
}
