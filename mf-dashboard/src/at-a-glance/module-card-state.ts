/** What the card of a module depends on. */
export interface ModuleFacts {
  readonly isOffline: boolean;
  readonly hasConnectedOwner: boolean;
  /** The user may manage modules (DASH-028). */
  readonly canToggle: boolean;
  /** The option that turns the module on, on its way from the server to the card. */
  readonly option:
    | { readonly step: 'loading' }
    | { readonly step: 'failed'; readonly message: string }
    | { readonly step: 'loaded'; readonly isOn: boolean };
}

export type ModuleCardState =
  | { readonly kind: 'offline' }
  /** Nobody has connected the site, which the module needs. */
  | { readonly kind: 'connect' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-loaded'; readonly message: string }
  | { readonly kind: 'active' }
  | { readonly kind: 'inactive'; readonly canActivate: boolean };

/** State of the card of a module that needs the provider. Order of the rows of facts-dash.md part 6. */
export function moduleCardState({ isOffline, hasConnectedOwner, canToggle, option }: ModuleFacts): ModuleCardState {
  if (isOffline) return { kind: 'offline' };
  if (!hasConnectedOwner) return { kind: 'connect' };
  if (option.step === 'loading') return { kind: 'loading' };
  if (option.step === 'failed') return { kind: 'not-loaded', message: option.message };
  return option.isOn ? { kind: 'active' } : { kind: 'inactive', canActivate: canToggle };
}

/** A toggle stands where it can do something: not offline, not without owner, not before the option is known (DASH-028). */
export const hasToggle = (facts: ModuleFacts): boolean =>
  facts.canToggle && !facts.isOffline && facts.hasConnectedOwner && facts.option.step === 'loaded';
