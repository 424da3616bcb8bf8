/** Cards below all sections. */
export type SiteCard = 'agencies' | 'support' | 'apps';

export interface SiteCardFacts {
  /** The site has a connected owner and is online. */
  readonly isActive: boolean;
  readonly path: string;
  /** The user may connect the site. */
  readonly mayConnect: boolean;
  /** Sites of the user's account; null where nobody knows. */
  readonly siteCount: number | null;
  readonly isAtomic: boolean;
  /** The option `dismiss_dash_agencies_learn_more`; true while it is not known. */
  readonly isAgenciesDismissed: boolean;
}

/** Who has this many sites manages them for others (DASH-015). */
export const manySites = 2;

/** In percent (DASH-016; another offer than that of the recommendations, OQ-037). */
export const agenciesDiscount = 25;

const routes = ['/', '/dashboard', '/reconnect', '/my-plan', '/plans'];

/** Which cards stand below the sections, in their order (DASH-013 to DASH-015; facts-dash.md part 1). */
export function siteCards(facts: SiteCardFacts): readonly SiteCard[] {
  if (!facts.isActive || !routes.includes(facts.path)) return [];
  return showsAgencies(facts) ? ['agencies', 'support', 'apps'] : ['support', 'apps'];
}

const showsAgencies = ({ mayConnect, siteCount, isAtomic, isAgenciesDismissed }: SiteCardFacts) =>
  mayConnect && siteCount !== null && siteCount >= manySites && !isAtomic && !isAgenciesDismissed;
