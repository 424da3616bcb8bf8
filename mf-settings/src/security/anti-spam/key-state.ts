/** Facts that decide the state of the anti-spam key. */
export interface KeyFacts {
  /** Content of the field, trimmed. */
  readonly typed: string;
  /** Key on the site. */
  readonly stored: string;
  /** Validity of the stored key; null during the check, undefined after a failed check. */
  readonly storedIsValid: boolean | null | undefined;
  /** Progress of the check of a typed key; null while the field shows the stored key. */
  readonly check: 'waiting' | 'checking' | 'valid' | 'invalid' | 'failed' | null;
}

/** State of the key (SET-071, FACT-SET-2). */
export type KeyState =
  | 'fetching'
  /** The key is set in the site's configuration, so it is read-only here. */
  | 'global'
  | 'empty'
  | 'waiting'
  | 'checking'
  | 'invalid'
  | 'valid'
  /** The check failed. */
  | 'unknown';

/** Returns the state of the anti-spam key (SET-071). */
export function keyState({ typed, stored, storedIsValid, check }: KeyFacts): KeyState {
  if (check === null && storedIsValid === null) return 'fetching';
  if (check === null && stored === '' && storedIsValid) return 'global';
  if (typed === '') return 'empty';
  if (check === 'waiting' || check === 'checking') return check;
  if (check === 'failed' || (check === null && storedIsValid === undefined)) return 'unknown';
  return check === 'valid' || (check === null && storedIsValid) ? 'valid' : 'invalid';
}
