import type { ConnectionStatus, ProviderUser } from '@flightdeck/shared/contracts/page';
import type { ReadResult } from '@flightdeck/shared/contracts/wire';

/** Input that decides the states of the two cards. */
export interface ConnectionInput {
  readonly status: ConnectionStatus;
  readonly isRegistered: boolean;
  /** Whether the user's own account is linked. */
  readonly isLinked: boolean;
  /** Whether the user owns the connection of the site. */
  readonly isOwner: boolean;
  readonly mayDisconnect: boolean;
  readonly mayConnectUser: boolean;
  /** The account at the provider. Its value is null if the site answered without the account. */
  readonly account: ReadResult<ProviderUser | null>;
}

export type SiteCardState =
  | { readonly kind: 'offline' }
  | { readonly kind: 'connected'; readonly isOwner: boolean; readonly canManage: boolean }
  | { readonly kind: 'not-connected'; readonly isRegistered: boolean };

/** Returns the state of the card "Site connection" (FACT-CONN-5). */
export function siteCardState({ status, isRegistered, isOwner, mayDisconnect }: ConnectionInput): SiteCardState {
  if (status === 'offline') return { kind: 'offline' };
  if (!status) return { kind: 'not-connected', isRegistered };
  return { kind: 'connected', isOwner, canManage: mayDisconnect };
}

export type AccountCardState =
  /** Users who may not connect an account have no card. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'not-linked' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'linked'; readonly user: ProviderUser; readonly canUnlink: boolean }
  /** Linked, but the provider did not return the account. */
  | { readonly kind: 'linked-unknown'; readonly canUnlink: boolean };

/**
 * Returns the state of the card "Account connection" (CONN-076, CONN-077; FACT-CONN-5). The owner's account
 * stays linked while the site is connected, so the owner cannot unlink it.
 */
export function accountCardState(input: ConnectionInput): AccountCardState {
  const { status, isLinked, isOwner, mayConnectUser, account } = input;
  if (!mayConnectUser) return { kind: 'hidden' };
  if (status === 'offline') return { kind: 'offline' };
  if (!isLinked) return { kind: 'not-linked' };
  if (account.step === 'loading') return { kind: 'loading' };
  if (account.step === 'failed') return { kind: 'failed', message: account.message };
  const canUnlink = !isOwner;
  return account.value ? { kind: 'linked', user: account.value, canUnlink } : { kind: 'linked-unknown', canUnlink };
}

/** Returns the first two letters of a login in capitals, as a fallback for a picture. */
export const firstLetters = (login: string): string => [...login.trim()].slice(0, 2).join('').toLocaleUpperCase();
