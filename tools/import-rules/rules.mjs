import { entryPoints } from './targets.mjs';
import { layers, providedFiles, shared, testFiles } from './patterns.mjs';
import { roleGroups } from './roles.mjs';

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */
/** @typedef {Rule['to']} To */

/** A type-only import, see imports-only.mjs. @type {To} */
const types = { dependencyTypes: ['exotic-require'] };
/** @type {To} */
const values = { dependencyTypesNot: ['exotic-require'] };

/**
 * Returns the rules for the files of one role: one per entry point, and one for all other places that the role does not
 * allow.
 * @param {import('./roles.mjs').Role} role
 * @param {readonly import('./roles.mjs').Role[]} earlier roles that come first
 * @returns {Rule[]}
 */
function rulesOf({ name, path, purpose, mayImport, mayNameTypes = [] }, earlier) {
  const from = { path, pathNot: earlier.map((other) => other.path) };
  /** @type {(kind: To, allowed: readonly string[]) => Rule[]} */
  const rules = (kind, allowed) => [
    ...entryPoints.map((entryPoint) => ({
      name: `${name}-imports-${entryPoint.name}`,
      severity: /** @type {const} */ ('error'),
      comment: `${purpose} ${entryPoint.advice}`,
      from,
      to: { ...kind, path: entryPoint.path, pathNot: [...allowed] },
    })),
    {
      name: `${name}-imports-other`,
      severity: /** @type {const} */ ('error'),
      comment: `${purpose} If the import belongs there, add its place to "${name}" in tools/import-rules/roles.mjs.`,
      from,
      to: { ...kind, pathNot: [...allowed, ...entryPoints.map((entryPoint) => entryPoint.path), '^@flightdeck/'] },
    },
  ];
  return mayNameTypes.length === 0
    ? rules({}, mayImport)
    : [...rules(values, mayImport), ...rules(types, [...mayImport, ...mayNameTypes])];
}

/** Imports that bypass an entry of shared. @type {Rule[]} */
const entryRules = [
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
    comment: 'Files import each other in a circle. Move what both need to the file below, or to a third one.',
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
      to: { path: `^shared/${files}`, dependencyTypes: ['local'], ...values },
    };
    return rule;
  }),
];

/**
 * Returns rules that separate the pages of the settings.
 * @param {readonly string[]} names their folders
 * @returns {Rule[]}
 */
const tabRules = (names) => [
  {
    name: 'settings-tab-imports-tab',
    severity: 'error',
    comment:
      'A tab of the settings imports nothing of another tab. Move what both need to mf-settings/src/engine or a folder beside the tabs.',
    from: { path: `^mf-settings/src/(${names.join('|')})/` },
    to: { path: `^mf-settings/src/(${names.join('|')})/`, pathNot: '^mf-settings/src/$1/' },
  },
  {
    name: 'settings-imports-inside-tab',
    severity: 'error',
    comment: 'Other files of the settings import a tab only by its .tab.ts.',
    from: { path: '^mf-settings/src/', pathNot: [`^mf-settings/src/(${names.join('|')})/`, testFiles] },
    to: { path: `^mf-settings/src/(${names.join('|')})/`, pathNot: '[.]tab[.]ts$' },
  },
];

/**
 * Returns all rules for dependency-cruiser.
 * @param {readonly string[]} settingsTabs folders of the settings pages
 */
export const importRules = (settingsTabs) => [
  ...entryRules,
  ...tabRules(settingsTabs),
  ...roleGroups.flatMap((roles) => roles.flatMap((role, index) => rulesOf(role, roles.slice(0, index)))),
];
