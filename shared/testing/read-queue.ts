const key = Symbol.for('flightdeck.read-queue.1');

/** Begins with an empty queue of reads, as a new page does: what a test before left waiting is never sent. */
export function emptyReadQueue(): void {
  const present: unknown = Reflect.get(globalThis, key);
  if (typeof present === 'object' && present !== null && 'waiting' in present && Array.isArray(present.waiting))
    present.waiting.length = 0;
  Reflect.deleteProperty(globalThis, key);
}
