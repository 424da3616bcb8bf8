/** A mistake in the command line or the environment. The command prints its message without a stack trace. */
export class UsageError extends Error {}

/** Returns the message of a caught error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
