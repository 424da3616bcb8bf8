/** Cards below all sections. */
export type SiteCard = 'agencies' | 'support' | 'apps';

export interface SiteCardInput {
  /** Whether the site has a connected owner and is online. */
  readonly isActive: boolean;
  /** Path of the route. */
  readonly path: string;
  /** Whether the user manages modules; only these users see the support card. */
  readonly isManager: boolean;
  /** Whether the user has the permission for stats, and is no subscriber; only these users see the apps card. */
  readonly seesStats: boolean;
  /** Whether the user may connect the site. */
  readonly mayConnect: boolean;
  /** Number of sites of the user's account; null when unknown. */
  readonly siteCount: number | null;
  readonly isAtomic: boolean;
  /** False if the option `dismiss_dash_agencies_learn_more` is false; true for all other values and until it is loaded. */
  readonly isAgenciesDismissed: boolean;
}

/** Minimum number of sites of an account that gets the agencies card (DASH-015). */
const minSiteCount = 2;

/** Discount in percent (DASH-016). The recommendations have a different offer (OQ-037). */
export const agenciesDiscount = 25;

/** Paths of the routes on which the cards are shown. */
const paths = ['/', '/dashboard', '/reconnect', '/my-plan', '/plans'];

/**
 * Returns the cards below the sections, in the order on the screen (DASH-013 to DASH-015; FACT-DASH-1). Users see the cards that
 * Jetpack shows them since 12.8, except subscribers, who see none (DASH-018).
 */
export function siteCards(input: SiteCardInput): readonly SiteCard[] {
  if (!input.isActive || !paths.includes(input.path)) return [];
  const shown: Readonly<Record<SiteCard, boolean>> = {
    agencies: showsAgencies(input),
    support: input.isManager,
    apps: input.seesStats,
  };
  return (['agencies', 'support', 'apps'] as const).filter((card) => shown[card]);
}

const showsAgencies = ({ mayConnect, siteCount, isAtomic, isAgenciesDismissed }: SiteCardInput) =>
  mayConnect && siteCount !== null && siteCount >= minSiteCount && !isAtomic && !isAgenciesDismissed;
