export type PlanDuration = 'yearly' | 'monthly';

/** Returns the duration; yearly for unknown values (SHR-116). @clientOnly */
export const planDuration = (value: unknown): PlanDuration => (value === 'monthly' ? 'monthly' : 'yearly');

/**
 * Returns the name of a redirect source for a duration: `-monthly` is added for monthly billing (SHR-117). It is added
 * to the source of the link, never to the product slug (OQ-181).
 */
export const sourceFor = <Source extends string>(
  source: Source,
  duration: PlanDuration,
): Source | `${Source}-monthly` => (duration === 'monthly' ? `${source}-monthly` : source);
