/** A mistake in the command line or the environment. The command prints its message without a stack trace. */
export class UsageError extends Error {}
