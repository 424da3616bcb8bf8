import type { Failure } from '../../contracts/areas/failure';
import type { WidgetErrorCode } from '../../contracts/page/widget';

/** One failure: its meaning, and the remedies for owner, operator and developer. */
export interface Entry {
  /** Heading that names the failed thing. @param what its name in the language of the page */
  readonly title: (what: string) => string;
  /** The general cause; a column of docs/failures.md. */
  readonly meaning: () => string;
  /** The cause in this case. */
  readonly cause: (failure: Failure, what: string) => string;
  /** The remedy for the user of the screen. @param area its name */
  readonly owner: (area: string) => string;
  /** The remedy for the people who run the site and deploy the areas. */
  readonly operator: () => string;
  /** The remedy for the developers of the areas. */
  readonly developer: () => string;
}

export type Entries<Code extends WidgetErrorCode> = Readonly<Record<Code, Entry>>;
