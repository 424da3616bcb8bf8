import type { Failure } from '../../contracts/areas/failure';
import { catalogue } from './catalogue';

/** The texts of a failure: what failed, why, and the remedy. */
export interface FailureText {
  readonly title: string;
  readonly cause: string;
  /** For the user of the screen. */
  readonly remedy: string;
  /** For the people who run the site and deploy the areas; shown in the details. */
  readonly operator: string;
  /** For the developers of the areas; shown in the details. */
  readonly developer: string;
}

/**
 * Returns the texts of a failure for the user, and for the people who help the user.
 * @param what name of the failed screen or part, in the user's language
 */
export function failureText(failure: Failure, what: string): FailureText {
  const { title, cause, owner, operator, developer } = catalogue[failure.code];
  return {
    title: title(what),
    cause: cause(failure, what),
    remedy: owner(failure.area ?? what),
    operator: operator(),
    developer: developer(),
  };
}
