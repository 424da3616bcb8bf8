import type { Failure } from '../../contracts/areas/failure';

/** Codes of failures whose answer was lost or could not be read. */
const unclearCodes: ReadonlySet<string> = new Set([
  'rest-network',
  'rest-other-address',
  'rest-timeout',
  'rest-not-json',
  'rest-empty',
  'rest-shape',
]);

/**
 * Returns whether the site may have carried out a write that failed: its answer was lost or unreadable, or the server broke down. Don't send
 * such a write again before you have read what the site has now.
 */
export const isOutcomeUnclear = ({ code, status }: Pick<Failure, 'code' | 'status'>): boolean =>
  unclearCodes.has(code) || (status ?? 0) >= 500;
