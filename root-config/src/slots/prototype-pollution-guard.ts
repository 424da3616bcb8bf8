import { bare } from '@flightdeck/shared/contracts/wire';

/* Protects single-spa on pages that add enumerable names to Object.prototype (`Object.prototype.size = 7`). */

/**
 * Returns `timeouts` for a parcel. single-spa takes each enumerable name for a lifecycle and writes into its value,
 * which throws for a number or a text; an own empty object under each such name prevents that.
 */
export function guardedTimeouts(): object {
  const timeouts: object = {};
  for (const name in timeouts) Object.defineProperty(timeouts, name, bare({ value: Object.create(null) }));
  return timeouts;
}

/**
 * Runs a function while the names on Object.prototype are not enumerable: single-spa would take an inherited `status` for that of a
 * parcel, which then never starts. Makes the names enumerable again afterwards, even after an error.
 */
export function withoutInheritedNames<T>(run: () => T): T {
  const hidden: string[] = [];
  const plain: object = {};
  for (const name in plain) {
    const descriptor = Object.getOwnPropertyDescriptor(Object.prototype, name);
    if (descriptor?.configurable) hidden.push(name);
  }
  for (const name of hidden) Object.defineProperty(Object.prototype, name, bare({ enumerable: false }));
  try {
    return run();
  } finally {
    for (const name of hidden) Object.defineProperty(Object.prototype, name, bare({ enumerable: true }));
  }
}
