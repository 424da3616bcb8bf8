import type { Visitor } from '../../root-config/src/testing/visitors';
import type { TraitsInput } from '../../site/src/facts/traits';
import type { RunningSite, ScenarioName } from './site';
import type { UserName } from './test';

const scenarios: Readonly<Record<Visitor['connection'], ScenarioName>> = {
  connected: 'free',
  unlinked: 'unlinked',
  'no-owner': 'userless',
  unconnected: 'not-connected',
  offline: 'offline',
};

const traits: Readonly<Record<Visitor['special'], TraitsInput>> = {
  none: {},
  coupon: { coupon: true },
  redeem: { coupon: true },
  'no-sharing': { overrides: { publicize: 'inactive' } },
  atomic: { atomic: true },
  'identity-crisis': { identityCrisis: true },
};

/** Puts a site into the state that belongs to a visitor: the connection, and the special trait. */
export async function prepareSite(site: RunningSite, { connection, special }: Visitor): Promise<void> {
  await site.scenario(scenarios[connection]);
  await site.traits(traits[special]);
}

/** Returns the user of a visitor: the owner is `admin`, another administrator of a connected site is `admin2`. */
export function userOf({ role, connection }: Visitor): UserName {
  if (role === 'editor') return 'editor';
  if (role === 'subscriber') return 'subscriber';
  return role === 'admin' && connection === 'connected' ? 'admin2' : 'admin';
}

/** Returns the query of the page's address for a visitor; empty for most. */
export const queryOf = ({ special }: Visitor): string => (special === 'redeem' ? 'showCouponRedemption=1' : '');
