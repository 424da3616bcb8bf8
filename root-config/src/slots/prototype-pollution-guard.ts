import { bare } from '@flightdeck/shared/contracts/wire';

/* Protects single-spa on pages that add enumerable names to Object.prototype (`Object.prototype.size = 7`). */

/**
 * Returns `timeouts` for a parcel. single-spa takes each inherited name for a lifecycle and writes to its value, which
 * throws unless the value is an object. An empty object under each of these names prevents the error.
 */
export function guardedTimeouts(): object {
  const timeouts: object = {};
  for (const name in timeouts) Object.defineProperty(timeouts, name, bare({ value: Object.create(null) }));
  return timeouts;
}

/**
 * Runs a function while the names on Object.prototype are not enumerable, and returns its result. Otherwise, single-spa
 * would take an inherited `status` for the status of a parcel, which then never starts. Makes the names enumerable again
 * afterwards, even after an error.
 */
export function withoutInheritedNames<T>(run: () => T): T {
  const hidden: string[] = [];
  const emptyObject: object = {};
  for (const name in emptyObject) {
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
