/** A mistake of whoever started the site: shown without a stack. */
export class UsageError extends Error {}
