/** What decides how the anti-spam key is shown. */
export interface KeyFacts {
  /** What stands in the field, trimmed. */
  readonly typed: string;
  /** The key that the site holds. */
  readonly stored: string;
  /** Whether the stored key is good; null while that is asked, undefined when asking failed. */
  readonly storedIsValid: boolean | null | undefined;
  /** How far the check of a typed key is; null while the field shows the stored one. */
  readonly check: 'waiting' | 'checking' | 'valid' | 'invalid' | 'failed' | null;
}

/** States of the key, in the order in which they are decided (SET-071, facts-set.md part 2). */
export type KeyState =
  | 'fetching'
  /** Set in the site's configuration: it cannot be changed here. */
  | 'global'
  | 'empty'
  | 'waiting'
  | 'checking'
  | 'invalid'
  | 'valid'
  /** Nobody could say whether it is good. */
  | 'unknown';

export function keyState({ typed, stored, storedIsValid, check }: KeyFacts): KeyState {
  if (check === null && storedIsValid === null) return 'fetching';
  if (check === null && stored === '' && storedIsValid) return 'global';
  if (typed === '') return 'empty';
  if (check === 'waiting' || check === 'checking') return check;
  if (check === 'failed' || (check === null && storedIsValid === undefined)) return 'unknown';
  return check === 'valid' || (check === null && storedIsValid) ? 'valid' : 'invalid';
}
