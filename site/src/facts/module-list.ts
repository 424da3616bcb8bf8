import { modulesOf } from '../catalog/jetpack-16';
import type { ModuleEntry } from '../catalog/modules';
import type { Store } from '../store/store';
import { type Traits, traitsOf } from './traits';

/** Returns an invented module. The trait `moreModules` adds such modules, for tests with long lists. */
const inventedModule = (number: number): ModuleEntry => ({
  slug: `sample-module-${number}`,
  name: `Sample module ${number}`,
  text: 'Does nothing.',
  sort: 100 + number,
  recommended: 100 + number,
  introduced: '11.9',
  auto: 'No',
  tags: ['Other'],
  feature: ['Writing'],
  needs: 'nothing',
  plans: ['free'],
  free: true,
  configurable: false,
  support: '',
});

const inventedModules = ({ moreModules }: Traits) =>
  Array.from({ length: moreModules }, (_, index) => inventedModule(index + 1));

/** Returns the modules of the site: those of its version of the plugin, then the invented ones. */
export const moduleList = (store: Store): readonly ModuleEntry[] => [
  ...modulesOf(store),
  ...inventedModules(traitsOf(store)),
];
