import type { Need, SettingsInput } from './settings-input';

/**
 * Availability of a module. `forced-off`, `forced-on`: set by a server administrator; `no-owner`: the site lacks the
 * connection or the connected owner that the module needs; `not-linked`: the user has no linked account.
 */
export type Availability = 'ready' | 'forced-off' | 'forced-on' | 'offline' | 'no-owner' | 'not-linked';

/** Modules that need a connection (FACT-SET-1), and two services that have no module: `backups` and `scan`. */
const modulesNeedingConnection = new Set([
  'comments',
  'comment-likes',
  'enhanced-distribution',
  'google-analytics',
  'json-api',
  'likes',
  'masterbar',
  'monitor',
  'notes',
  'photon',
  'post-by-email',
  'protect',
  'publicize',
  'related-posts',
  'search',
  'seo-tools',
  'shortlinks',
  'sso',
  'stats',
  'subscriptions',
  'vaultpress',
  'videopress',
  'waf',
  'wordads',
  'backups',
  'scan',
]);
/** Modules that also need a connected owner (SET-012, OQ-065), unless the page state says that they don't. */
const modulesNeedingOwner = new Set([
  'masterbar',
  'monitor',
  'notes',
  'post-by-email',
  'protect',
  'publicize',
  'sso',
  'subscriptions',
]);

/** Returns the need of a module: from its card, else from the page state or the lists above. Undefined if it needs nothing. */
function needOf(module: string, { needs, modules }: SettingsInput): Need | undefined {
  const needOfCard = needs.get(module);
  if (needOfCard) return needOfCard;
  const { requires_connection, requires_user_connection } = modules[module] ?? {};
  if (requires_user_connection ?? modulesNeedingOwner.has(module)) return 'owner';
  return requires_connection || modulesNeedingConnection.has(module) ? 'connection' : undefined;
}

/** Conditions under which a card is shown and its settings can be changed. */
export interface CardAccess {
  /** Modules of the card, the leading module first. The card exists if the site has one of them (SET-007). */
  readonly modules: readonly string[];
  /** Need of all modules of the card. Default: the need from the page state or the lists above. */
  readonly needs?: Need;
  /** Which users see the card. Default: users with `manage_modules` (SET-005). */
  readonly seenBy?: (input: SettingsInput) => boolean;
  /**
   * Whether the card exists on this site. Default: the site has one of the modules. Undefined while loading; the card is then
   * hidden.
   */
  readonly exists?: (input: SettingsInput) => boolean | undefined;
}

/** Returns the needs that cards declare for their modules. */
export const needsOf = (cards: readonly CardAccess[]): ReadonlyMap<string, Need> =>
  new Map(cards.flatMap(({ modules, needs }) => (needs ? modules.map((module) => [module, needs] as const) : [])));

/** Returns the availability of a module (SET-012 to SET-019), whether or not the site has the module. */
export function availability(module: string, input: SettingsInput): Availability {
  const override = input.modules[module]?.override ?? false;
  if (override === 'inactive') return 'forced-off';
  const need = needOf(module, input);
  if (need) {
    if (input.isOffline) return 'offline';
    if (!input.hasConnectedOwner && (need !== 'connection' || !input.isRegistered)) return 'no-owner';
    if (need === 'account' && !input.isLinked) return 'not-linked';
  }
  return override === 'active' ? 'forced-on' : 'ready';
}

/** Returns whether the site has modules of a card, and a server administrator turned off all of them. */
export function isForcedOff({ modules }: CardAccess, input: SettingsInput): boolean {
  const siteModules = modules.filter((module) => module in input.modules);
  return siteModules.length > 0 && siteModules.every((module) => availability(module, input) === 'forced-off');
}

/** Returns whether the options of a module can be changed now. */
export const isUsable = (state: Availability): state is 'ready' | 'forced-on' =>
  state === 'ready' || state === 'forced-on';

/** Returns whether to show a card (SET-002, SET-005, SET-007). Undefined while its input loads. */
export function isShown(card: CardAccess, input: SettingsInput): boolean | undefined {
  const { seenBy = ({ permissions }) => permissions.manage_modules, exists = existsByModule(card) } = card;
  return seenBy(input) && exists(input);
}

const existsByModule = (card: CardAccess) => (input: SettingsInput) =>
  card.modules.some((module) => module in input.modules);
