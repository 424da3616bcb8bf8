/** A mistake in the command line or its environment. Printed without a stack. */
export class UsageError extends Error {}
