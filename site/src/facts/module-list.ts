import { inventedModule, type ModuleEntry, modulesOf } from '../catalog/modules';
import type { Store } from '../store/store';

/** Returns the modules of the site: those of its version of the plugin, then the invented ones of the trait `moreModules`. */
export const moduleList = (store: Store): readonly ModuleEntry[] => [
  ...modulesOf(store),
  ...Array.from({ length: store.state.traits.moreModules }, (_, index) => inventedModule(index + 1)),
];
