import type { Failure } from '../../contracts/failure';
import { catalogue } from './catalogue';

/** What a person needs to know of a failure: what does not work, why, and what to do. */
export interface FailureText {
  readonly title: string;
  readonly cause: string;
  /** For whoever sits in front of the screen. */
  readonly remedy: string;
  /** For whoever runs the site and deploys the areas; stands in the details. */
  readonly operator: string;
  /** For whoever builds them; stands in the details. */
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
