import { layers, providedFiles, shared, testFiles } from './patterns.mjs';
import { roleGroups } from './roles.mjs';
import { targets } from './targets.mjs';

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */
/** @typedef {Rule['to']} To */

/** Type-only imports (imports-only.mjs). @type {To} */
const typeImports = { dependencyTypes: ['exotic-require'] };
/** All other imports. @type {To} */
const valueImports = { dependencyTypesNot: ['exotic-require'] };

/**
 * Returns the rules that refuse the imports of one role: one rule for each target with advice, and one rule for everything else that
 * the role does not allow. A role with `mayNameTypes` has these rules twice: for values and for types.
 * @param {import('./roles.mjs').Role} role
 * @param {readonly import('./roles.mjs').Role[]} earlier earlier roles of the group, which have precedence
 * @returns {Rule[]}
 */
function rulesOf({ name, path, purpose, mayImport, mayNameTypes = [] }, earlier) {
  const from = { path, pathNot: earlier.map((other) => other.path) };
  /** @type {(kind: To, allowed: readonly string[]) => Rule[]} */
  const rules = (kind, allowed) => [
    ...targets.map((target) => ({
      name: `${name}-imports-${target.name}`,
      severity: /** @type {const} */ ('error'),
      comment: `${purpose} ${target.advice}`,
      from,
      to: { ...kind, path: target.path, pathNot: [...allowed] },
    })),
    {
      name: `${name}-imports-other`,
      severity: /** @type {const} */ ('error'),
      comment: `${purpose} If the import belongs there, add its path to "${name}" in tools/import-rules/roles.mjs.`,
      from,
      to: { ...kind, pathNot: [...allowed, ...targets.map((target) => target.path), '^@flightdeck/'] },
    },
  ];
  return mayNameTypes.length === 0
    ? rules({}, mayImport)
    : [...rules(valueImports, mayImport), ...rules(typeImports, [...mayImport, ...mayNameTypes])];
}

/** Rules for all files: no circles, and no imports that bypass the entries of shared or of the root. @type {Rule[]} */
const commonRules = [
  {
    name: 'shared-by-path',
    severity: 'error',
    comment:
      "Import shared by its public entries, '@flightdeck/shared/…' (exports in shared/package.json), not by a path into it.",
    from: { path: '^(mf-[^/]+|root-config|site)/' },
    to: { path: '^shared/', dependencyTypes: ['local'] },
  },
  {
    name: 'circle',
    severity: 'error',
    comment: 'These files import each other in a circle. Move the code that both use to a third file.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'root-by-path',
    severity: 'error',
    comment:
      "Import the root by its public entries, '@flightdeck/root-config/…' (exports in root-config/package.json), not by a path into it.",
    from: { path: '^tools/' },
    to: { path: '^root-config/', dependencyTypes: ['local'] },
  },
  {
    name: 'shared-private',
    severity: 'error',
    comment:
      'This file is not public. The public entries are the exports in shared/package.json and root-config/package.json.',
    from: {},
    to: { path: '^@flightdeck/', couldNotResolve: true },
  },
  ...Object.entries(providedFiles).map(([name, files]) => {
    const barrels = '^shared/(contracts|model|client|ui)/[^/]+[.]ts$';
    /** @type {Rule} */
    const rule = {
      name: `${name}-by-path`,
      severity: 'error',
      comment: `The page provides this file, and areas have no copy of it. Import it by its entry, '@flightdeck/shared/${name}'.`,
      from: { path: shared(...layers.flat()), pathNot: [`^shared/${files}`, barrels, testFiles] },
      to: { path: `^shared/${files}`, dependencyTypes: ['local'], ...valueImports },
    };
    return rule;
  }),
];

/**
 * Returns the rules for imports of settings tabs.
 * @param {readonly string[]} folders folders of the tabs
 * @returns {Rule[]}
 */
const settingsRules = (folders) => [
  {
    name: 'tab-imports-tab',
    severity: 'error',
    comment:
      'A settings tab imports no other tab. Move code that both need to mf-settings/src/engine or a folder beside the tabs.',
    from: { path: `^mf-settings/src/(${folders.join('|')})/` },
    to: { path: `^mf-settings/src/(${folders.join('|')})/`, pathNot: '^mf-settings/src/$1/' },
  },
  {
    name: 'settings-imports-inside-tab',
    severity: 'error',
    comment: 'Files outside of a settings tab import only its .tab.ts.',
    from: { path: '^mf-settings/src/', pathNot: [`^mf-settings/src/(${folders.join('|')})/`, testFiles] },
    to: { path: `^mf-settings/src/(${folders.join('|')})/`, pathNot: '[.]tab[.]ts$' },
  },
];

/**
 * Returns all rules for dependency-cruiser.
 * @param {readonly string[]} settingsFolders folders of the settings tabs
 */
export const importRules = (settingsFolders) => [
  ...commonRules,
  ...settingsRules(settingsFolders),
  ...roleGroups.flatMap((roles) => roles.flatMap((role, index) => rulesOf(role, roles.slice(0, index)))),
];
