import { layers, shared, testFiles } from './patterns.mjs';
import { areaRoles, otherRoles, sharedRoles } from './roles.mjs';

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/** Returns a rule that refuses imports. @type {(name: string, comment: string, from: Rule['from'], to: Rule['to']) => Rule} */
const refuse = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/**
 * Files of each entry of shared that the page provides (tools/src/build/shared-entries.ts), relative to `shared/`. Other files
 * of shared import values from them through the entry, such as `@flightdeck/shared/api`, so that an area never bundles a copy.
 */
export const providedFiles = {
  schema: 'contracts/schema/',
  links: 'model/links/links[.]ts$',
  store: 'client/store/',
  i18n: 'client/i18n/i18n[.]ts$',
  api: 'client/api/',
  session: 'client/(session|bus|unsaved)/',
  reporting: 'client/(notices|analytics)/',
  settings: 'client/settings/',
  parts: 'ui/parts/(?!widgets/|slot/)',
  'parts/part': 'ui/parts/slot/',
  ui: 'ui/primitives/',
  'ui/styles': 'ui/styles/',
};

const barrels = '^shared/(contracts|model|client|ui)/[^/]+[.]ts$';

/** What to use instead of another area or of a library. */
const areaAdvice =
  "Show a part of another area with <Part> of '@flightdeck/shared/parts/part', and notify it over the bus ('@flightdeck/shared/session'). Use axios and TanStack Query by '@flightdeck/shared/api', RxJS by '@flightdeck/shared/store', valibot by '@flightdeck/shared/schema', and single-spa by '@flightdeck/shared/parts'. What servers and tools share with the page belongs in '@flightdeck/shared/contracts/…'.";

/** Returns a rule for each role, which refuses every import that the role does not allow. @param {readonly import('./roles.mjs').Role[]} roles */
const roleRules = (roles, more = '') =>
  roles.map(({ name, path, advice, mayImport }, index) =>
    refuse(
      name,
      `${advice} ${more} To allow the import, add it to "${name}" in tools/import-rules/roles.mjs.`,
      { path, pathNot: roles.slice(0, index).map((earlier) => earlier.path) },
      { pathNot: [...mayImport, '^@flightdeck/'] },
    ),
  );

/**
 * Returns all rules for dependency-cruiser. Each import of a value follows them; types are free, because they leave no code.
 * @param {readonly string[]} settingsFolders folders of the settings tabs
 */
export function importRules(settingsFolders) {
  const tabs = `^mf-settings/src/(${settingsFolders.join('|')})/`;
  return [
    refuse(
      'shared-by-path',
      "Import shared by its public entries, '@flightdeck/shared/…' (exports in shared/package.json), not by a path into it.",
      { path: '^(mf-[^/]+|root-config|site)/' },
      { path: '^shared/', dependencyTypes: ['local'] },
    ),
    refuse(
      'circle',
      'These files import each other in a circle. Move the code that both use to a third file.',
      {},
      { circular: true },
    ),
    refuse(
      'root-by-path',
      "Import the root by its public entries, '@flightdeck/root-config/…' (exports in root-config/package.json), not by a path into it.",
      { path: '^tools/' },
      { path: '^root-config/', dependencyTypes: ['local'] },
    ),
    refuse(
      'shared-private',
      'This file is not public. The public entries are the exports in shared/package.json and root-config/package.json.',
      {},
      { path: '^@flightdeck/', couldNotResolve: true },
    ),
    ...Object.entries(providedFiles).map(([name, files]) =>
      refuse(
        `${name}-by-path`,
        `The page provides this file, and areas have no copy of it. Import it by its entry, '@flightdeck/shared/${name}'.`,
        { path: shared(...layers.flat()), pathNot: [`^shared/${files}`, barrels, testFiles] },
        { path: `^shared/${files}`, dependencyTypes: ['local'] },
      ),
    ),
    refuse(
      'tab-imports-tab',
      'A settings tab imports no other tab. Move code that both need to mf-settings/src/engine or a folder beside the tabs.',
      { path: tabs },
      { path: tabs, pathNot: '^mf-settings/src/$1/' },
    ),
    refuse(
      'settings-imports-inside-tab',
      'Files outside of a settings tab import only its .tab.ts.',
      { path: '^mf-settings/src/', pathNot: [tabs, testFiles] },
      { path: tabs, pathNot: '[.]tab[.]ts$' },
    ),
    ...roleRules(areaRoles, areaAdvice),
    ...roleRules(sharedRoles),
    ...roleRules(otherRoles),
  ];
}
