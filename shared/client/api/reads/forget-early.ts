/** Drops all early reads (early.ts). A write can make their answers out of date, and a renewal their nonce. */
export function forgetEarly(): void {
  const store: unknown = Reflect.get(globalThis, Symbol.for('flightdeck.early.1'));
  if (store instanceof Map) store.clear();
}
