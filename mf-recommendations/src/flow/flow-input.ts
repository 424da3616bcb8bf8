import type { Purchases } from '@flightdeck/shared/plans';
import type { Answers } from './answers';

/** Fields of a suggested product that the flow uses (REC-085). */
export interface SuggestedProduct {
  readonly slug: string;
}

/** Everything the flow rules depend on, as plain data. */
export interface FlowInput {
  readonly answers: Answers;
  /** Slugs of the recommendations that events on the site have triggered. */
  readonly conditional: readonly string[];
  /** `product_slug` of the site's plan; null while unknown. */
  readonly plan: string | null;
  /** null while unknown. */
  readonly purchases: Purchases;
  /** Features of the site's plan and products; null while unknown. */
  readonly features: readonly string[] | null;
  /** Values of options and modules, by name. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Modules that recommendations need, but that the site lacks or an override turns off. */
  readonly absentModules: ReadonlySet<string>;
  /** Files of active plugins; null while unknown. */
  readonly activePlugins: ReadonlySet<string> | null;
  /** State of the backups; null while unknown. */
  readonly rewind: string | null;
  readonly hasConnectedOwner: boolean;
  /** The user may install and activate plugins. */
  readonly mayInstall: boolean;
  /** null while unknown. */
  readonly suggestions: readonly SuggestedProduct[] | null;
}
