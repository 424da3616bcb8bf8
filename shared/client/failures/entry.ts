import type { Failure, WidgetErrorCode } from '../../contracts/areas/failure';

/** The texts of one failure code: its meaning, and the remedies for owner, operator and developer. */
export interface Entry {
  /** Heading. @param what name of the failed screen or part, in the language of the page */
  readonly title: (what: string) => string;
  /** The general cause; a column of docs/failures.md. */
  readonly meaning: () => string;
  /** The cause in this case. */
  readonly cause: (failure: Failure, what: string) => string;
  /**
   * The remedy for the user of the screen.
   * @param area name of the failed area, such as `mf-settings`; the name of the failed screen or part if the area is unknown
   */
  readonly owner: (area: string) => string;
  /** The remedy for the people who run the site and deploy the areas. */
  readonly operator: () => string;
  /** The remedy for the developers of the areas. */
  readonly developer: () => string;
}

/** One entry for each code. */
export type Entries<Code extends WidgetErrorCode> = Readonly<Record<Code, Entry>>;
