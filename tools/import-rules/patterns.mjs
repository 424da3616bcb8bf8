import { builtinModules } from 'node:module';

/** Targets of imports: patterns over paths as dependency-cruiser resolves them. `$1` is the area of the importing file. */

/**
 * Folders of shared by layer, the lowest first: contracts, model, client, ui. A file imports from its own layer and from
 * those below.
 */
export const layers = [
  ['contracts', 'schema'],
  ['plans', 'links', 'format'],
  ['i18n', 'timing', 'store'],
  ['api', 'calls', 'session', 'bus', 'unsaved', 'notices', 'failures', 'analytics'],
  ['settings'],
  ['parts', 'ui'],
];

/** Path of each folder of a layer below `shared/`, by its name. @type {Readonly<Record<string, string>>} */
const paths = {
  contracts: 'contracts/(?!schema/)',
  schema: 'contracts/schema/',
  ...Object.fromEntries(['plans', 'links', 'format'].map((name) => [name, `model/${name}/`])),
  ...Object.fromEntries(layers.slice(2, 5).flatMap((names) => names.map((name) => [name, `client/${name}/`]))),
  parts: 'ui/parts/',
  ui: 'ui/(?!parts/)',
};

/** Path of a folder below `shared/`. @param {string} name */
export const sharedPath = (name) => paths[name] ?? `${name}/`;

/** @param {...string} names folders of shared */
export const shared = (...names) => `^shared/(${names.map(sharedPath).join('|')})`;

/** @param {...string} names of packages */
export const packages = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`;

/** Test doubles, samples and tests. */
export const testFiles =
  '[.]test[.]tsx?$|/testing/|-under-test[.]tsx?$|[.]test-data[.]ts$|-double[.]ts$|/fake-[^/]+[.]ts$';

/**
 * Files of the same area that pages load.
 * @param {...string} suffixes of excluded files
 */
export const sameAreaBut = (...suffixes) =>
  `^$1/(?!.*(${[...suffixes.map((suffix) => `[.]${suffix}[.]tsx?$`), testFiles].join('|')}))`;

/** Files of the same area, tests included. */
export const sameArea = '^$1/';
export const anyPackage = '(^|/)node_modules/';
/** Modules of Node.js. */
export const node = `^(node:.*|${builtinModules.join('|')})$`;

/**
 * Files of each entry that the page provides (tools/src/build/shared-entries.ts). Files outside of it import it by its name, so
 * that an area never bundles a copy.
 */
export const providedFiles = {
  schema: 'contracts/schema/',
  links: 'model/links/links[.]ts$',
  i18n: 'client/i18n/i18n[.]ts$',
  api: 'client/api/',
  session: 'client/(session|bus|unsaved)/',
  reporting: 'client/(notices|analytics)/',
  parts: 'ui/parts/(?!widgets/)',
  ui: 'ui/primitives/',
  'ui/styles': 'ui/styles/',
};

/** Modules that every file of an area may import: data, texts, addresses. */
export const commonModules = shared('contracts', 'plans', 'links', 'format', 'i18n', 'timing');
