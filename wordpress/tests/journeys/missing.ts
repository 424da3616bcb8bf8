/** Start of the message of a journey that needs something of the test site that WordPress does not have. */
export const needs = 'WordPress does not have: ';

/** Ends a journey. @throws Error with the reason, always */
export function missing(what: string): never {
  throw new Error(`${needs}${what}`);
}
