export type PlanDuration = 'yearly' | 'monthly';

/** The duration that a value names; yearly for anything else (SHR-116). @clientOnly */
export const planDuration = (value: unknown): PlanDuration => (value === 'monthly' ? 'monthly' : 'yearly');

/**
 * Returns the name of a redirect source for a duration: monthly ones end in `-monthly` (SHR-117). The ending is that of
 * the place of the link, never of the product slug (OQ-181).
 */
export const sourceFor = <Source extends string>(
  source: Source,
  duration: PlanDuration,
): Source | `${Source}-monthly` => (duration === 'monthly' ? `${source}-monthly` : source);
