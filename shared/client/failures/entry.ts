import type { Failure } from '../../contracts/failure';
import type { WidgetErrorCode } from '../../contracts/widget';

/** One failure: what it means, and what owner, operator and developer can do about it. */
export interface Entry {
  /** Names the thing that does not work. @param what its name in the language of the page */
  readonly title: (what: string) => string;
  /** Why, in general; the column of docs/failures.md. */
  readonly meaning: () => string;
  /** Why, this time. */
  readonly cause: (failure: Failure, what: string) => string;
  /** The remedy for the person in front of the screen. @param area its name */
  readonly owner: (area: string) => string;
  /** The remedy for the people who run the site and deploy the areas. */
  readonly operator: () => string;
  /** The remedy for the developers of the areas. */
  readonly developer: () => string;
}

export type Entries<Code extends WidgetErrorCode> = Readonly<Record<Code, Entry>>;
