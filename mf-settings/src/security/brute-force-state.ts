/** What the card depends on. */
export interface BruteForceFacts {
  /** What an administrator of the server set for good. */
  readonly override: string | false;
  readonly isOffline: boolean;
  readonly hasConnectedOwner: boolean;
  /** The option `protect`, on its way from the server to the card. */
  readonly option:
    | { readonly step: 'loading' }
    | { readonly step: 'failed'; readonly message: string }
    | { readonly step: 'loaded'; readonly isOn: boolean };
}

export type BruteForceState =
  | { readonly kind: 'forced-off' }
  | { readonly kind: 'offline'; readonly isOn: boolean }
  /** Nobody has connected the site, which the module needs. */
  | { readonly kind: 'connect'; readonly isOn: boolean }
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-loaded'; readonly message: string }
  | { readonly kind: 'ready'; readonly isOn: boolean; readonly isForcedOn: boolean };

/** State of the card "Brute force protection" (SET-012, SET-014, SET-018). */
export function bruteForceState({ override, isOffline, hasConnectedOwner, option }: BruteForceFacts): BruteForceState {
  const isOn = option.step === 'loaded' && option.isOn;
  if (override === 'inactive') return { kind: 'forced-off' };
  if (isOffline) return { kind: 'offline', isOn };
  if (!hasConnectedOwner) return { kind: 'connect', isOn };
  if (option.step === 'loading') return { kind: 'loading' };
  if (option.step === 'failed') return { kind: 'not-loaded', message: option.message };
  return { kind: 'ready', isOn, isForcedOn: override === 'active' };
}

/** Whether the list can be edited (SET-067, SET-068). */
export const canEdit = (state: BruteForceState): boolean => state.kind === 'ready' && state.isOn;
