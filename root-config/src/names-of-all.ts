/* Pages may give names to all objects (`Object.prototype.size = 7`). single-spa goes through names without asking whose they are. */

/**
 * What single-spa needs as `timeouts` of an application on such a page: it takes each of these names for a lifecycle and writes
 * into its value, which throws where that is a number or a text. Where it finds nothing to write, it does not.
 */
export function timeoutsOfNothing(): object {
  const timeouts: object = {};
  for (const name in timeouts) Object.defineProperty(timeouts, name, { value: Object.create(null) });
  return timeouts;
}

/**
 * Runs what would take these names for its own: `status` on all objects would be that of an application, which then never
 * starts. They cannot be met meanwhile, and are afterwards as the page has them.
 */
export function withoutNamesOfAll<T>(run: () => T): T {
  const kept: string[] = [];
  const plain: object = {};
  for (const name in plain) {
    const given = Object.getOwnPropertyDescriptor(Object.prototype, name);
    if (given?.configurable) kept.push(name);
  }
  for (const name of kept) Object.defineProperty(Object.prototype, name, { enumerable: false });
  try {
    return run();
  } finally {
    for (const name of kept) Object.defineProperty(Object.prototype, name, { enumerable: true });
  }
}
