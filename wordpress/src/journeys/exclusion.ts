/** Journeys of one file that can't run on WordPress. */
export interface Exclusion {
  /** Path below `e2e/`. */
  readonly file: string;
  /** Titles after the titles of their groups, such as `offline › says why`; `all` for the whole file. */
  readonly journeys: 'all' | readonly string[];
  /** The rest of the sentence "These journeys …", such as `need WooCommerce`. */
  readonly reason: string;
}

/** A test of `e2e/`. */
export interface Journey {
  readonly file: string;
  readonly title: string;
}

/** Returns the reason why a journey can't run on WordPress; undefined for a journey that can. */
export function exclusionReason({ file, title }: Journey, exclusions: readonly Exclusion[]): string | undefined {
  return exclusions.find((each) => each.file === file && (each.journeys === 'all' || each.journeys.includes(title)))
    ?.reason;
}

/** Returns a message for each excluded journey or file that does not exist. */
export function unknownExclusions(journeys: readonly Journey[], exclusions: readonly Exclusion[]): readonly string[] {
  const existingNames = new Set(journeys.flatMap(({ file, title }) => [file, `${file} › ${title}`]));
  const excludedNames = exclusions.flatMap(({ file, journeys: titles }) =>
    titles === 'all' ? [file] : titles.map((title) => `${file} › ${title}`),
  );
  return excludedNames.filter((name) => !existingNames.has(name)).map((name) => `There is no journey "${name}".`);
}
