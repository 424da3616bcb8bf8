/** Forgets all early reads (early.ts). Their answers can be out of date after a write, and their nonce after a renewal. */
export function forgetEarly(): void {
  const store: unknown = Reflect.get(globalThis, Symbol.for('flightdeck.early.1'));
  if (store instanceof Map) store.clear();
}
