import type { Failure } from '../../contracts/failure';
import { catalogue } from './catalogue';

/** The texts about a failure: the thing that does not work, why, and the remedy. */
export interface FailureText {
  readonly title: string;
  readonly cause: string;
  /** For the person in front of the screen. */
  readonly remedy: string;
  /** For the people who run the site and deploy the areas; shown in the details. */
  readonly operator: string;
  /** For the developers of the areas; shown in the details. */
  readonly developer: string;
}

/**
 * Text of a failure for the person in front of the screen, with what those need whom they ask.
 * @param what name of what does not work, in their language
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
