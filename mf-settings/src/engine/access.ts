import type { CardDescription } from './card';
import type { Need, SettingsFacts } from './facts';

/**
 * Why a module can or cannot be used: `forced-off`, `forced-on` by an administrator of the server; `no-owner` nobody has
 * connected the site; `not-linked` the user's own account is not linked.
 */
export type Availability = 'ready' | 'forced-off' | 'forced-on' | 'offline' | 'no-owner' | 'not-linked';

/** Modules that work only with a connection (facts-set.md part 1), and the two services that no module stands for. */
const needConnection = new Set([
  ...['comments', 'comment-likes', 'enhanced-distribution', 'google-analytics', 'json-api', 'likes', 'masterbar'],
  ...['monitor', 'notes', 'photon', 'post-by-email', 'protect', 'publicize', 'related-posts', 'search'],
  ...['seo-tools', 'shortlinks', 'sso', 'stats', 'subscriptions', 'vaultpress', 'videopress', 'waf', 'wordads'],
  ...['backups', 'scan'],
]);
/** Of these, those that need somebody who connected the site (SET-012, OQ-065). */
const needOwner = new Set([
  'masterbar',
  'monitor',
  'notes',
  'post-by-email',
  'protect',
  'publicize',
  'sso',
  'subscriptions',
]);

/** By the card that is about the module, else by what the site says of it; sites that do not say it have the modules above. */
function needOf(module: string, { needs, modules }: SettingsFacts): Need | undefined {
  const said = needs.get(module);
  if (said) return said;
  const { requires_connection, requires_user_connection } = modules[module] ?? {};
  if (requires_user_connection || needOwner.has(module)) return 'owner';
  return requires_connection || needConnection.has(module) ? 'connection' : undefined;
}

/** What cards say of their modules, for the facts. */
export const needsOf = (cards: readonly CardDescription[]): ReadonlyMap<string, Need> =>
  new Map(cards.flatMap(({ modules, needs }) => (needs ? modules.map((module) => [module, needs] as const) : [])));

/** Whether a module can be used, and why not (SET-012 to SET-019). A name nobody knows can be used. */
export function availability(module: string, facts: SettingsFacts): Availability {
  const override = facts.modules[module]?.override ?? false;
  if (override === 'inactive') return 'forced-off';
  const need = needOf(module, facts);
  if (need) {
    if (facts.isOffline) return 'offline';
    if (!facts.hasConnectedOwner && (need !== 'connection' || !facts.isRegistered)) return 'no-owner';
    if (need === 'account' && !facts.isLinked) return 'not-linked';
  }
  return override === 'active' ? 'forced-on' : 'ready';
}

/** Whether a module can be configured now, whoever may switch it. */
export const isUsable = (state: Availability): boolean => state === 'ready' || state === 'forced-on';

/** Whether a card is there for this user on this site (SET-002, SET-005, SET-007). `undefined`: not known yet. */
export function isShown(card: CardDescription, facts: SettingsFacts): boolean | undefined {
  const { seenBy = ({ permissions }) => permissions.manage_modules, exists = existsByModule(card) } = card;
  return seenBy(facts) && exists(facts);
}

const existsByModule = (card: CardDescription) => (facts: SettingsFacts) =>
  card.modules.some((module) => module in facts.modules);
