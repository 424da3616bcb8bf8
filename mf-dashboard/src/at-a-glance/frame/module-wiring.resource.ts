import type { OptionSwitch } from '@flightdeck/shared/settings';
import { useModuleFacts } from './card-facts.resource';
import { hasToggle, type ModuleCardState, type ModuleFacts, moduleCardState } from './module-card-state';

/** What the card of a module hands on to `ModuleCard`, whatever it says itself. */
export interface ModuleWiring {
  /** Slug, and name of the option. */
  readonly module: string;
  readonly state: ModuleCardState;
  readonly toggle: OptionSwitch;
  /** A toggle is the state of the card; otherwise a chip says it. */
  readonly hasToggle: boolean;
}

/** The card of a module, live. @param needsOwner few modules work for a site that nobody has connected */
export function useModuleWiring(
  module: string,
  needsOwner = true,
): { readonly facts: ModuleFacts; readonly wiring: ModuleWiring } {
  const { toggle, facts: common } = useModuleFacts(module);
  const facts = { ...common, needsOwner };
  return { facts, wiring: { module, toggle, state: moduleCardState(facts), hasToggle: hasToggle(facts) } };
}
