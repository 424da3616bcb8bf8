import type { Failure } from '../../contracts/failure';
import type { WidgetErrorCode } from '../../contracts/widget';

/** One failure: what it means, and what owner, operator and developer can do about it. */
export interface Entry {
  /** What does not work. @param what its name in the language of the page */
  readonly title: (what: string) => string;
  /** Why, in general; the column of docs/failures.md. */
  readonly meaning: () => string;
  /** Why, this time. */
  readonly cause: (failure: Failure, what: string) => string;
  /** What the person in front of the screen does. @param area its name */
  readonly owner: (area: string) => string;
  /** What whoever runs the site and deploys the areas looks at. */
  readonly operator: () => string;
  /** What whoever builds them looks at. */
  readonly developer: () => string;
}

export type Entries<Code extends WidgetErrorCode> = Readonly<Record<Code, Entry>>;
