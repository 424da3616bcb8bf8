import type { StateFile } from './state';

/** Modules that are on. `rest/modules/activation.ts` decides whether a module may be turned on. */
export interface ActiveModules {
  /** Returns the slugs of the modules that are on. */
  all(): ReadonlySet<string>;
  set(slug: string, isActive: boolean): void;
  /** Turns on these modules, and turns off all others. */
  replace(slugs: readonly string[]): void;
}

/** Returns access to the modules in the state. */
export function activeModules(state: StateFile): ActiveModules {
  const all = () => new Set(state.current().modules);
  return {
    all,
    set: (slug, isActive) => {
      const others = state.current().modules.filter((other) => other !== slug);
      state.change({ modules: isActive ? [...others, slug] : others });
    },
    replace: (slugs) => state.change({ modules: [...new Set(slugs)] }),
  };
}
