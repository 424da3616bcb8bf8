import { builtinModules } from 'node:module';

/**
 * Regular expressions for the paths of importing and imported files, as dependency-cruiser resolves them. In a pattern for imported
 * files, `$1` is the area of the importing file.
 */

const modelFolders = ['plans', 'links', 'format', 'versions'];
const clientLayers = [
  ['i18n', 'timing', 'store'],
  ['api', 'calls', 'session', 'bus', 'unsaved', 'notices', 'failures', 'analytics'],
  ['settings'],
];

/** Folders of shared by layer, the lowest first. A file imports only from its own layer and the layers below. */
export const layers = [['contracts', 'schema'], modelFolders, ...clientLayers, ['parts', 'ui']];

/** Path of each folder in `layers`, relative to `shared/`. @type {Readonly<Record<string, string>>} */
const paths = {
  contracts: 'contracts/(?!schema/)',
  schema: 'contracts/schema/',
  ...Object.fromEntries(modelFolders.map((name) => [name, `model/${name}/`])),
  ...Object.fromEntries(clientLayers.flat().map((name) => [name, `client/${name}/`])),
  parts: 'ui/parts/',
  ui: 'ui/(?!parts/)',
};

/** Returns a pattern for the files in folders of shared. @param {...string} names folders in `layers`, or `testing` */
export const shared = (...names) => `^shared/(${names.map((name) => paths[name] ?? `${name}/`).join('|')})`;

/** Returns a pattern for the files of packages. @param {...string} names names of the packages */
export const packages = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`;

/** Tests, test doubles and samples. */
export const testFiles =
  '[.]test[.]tsx?$|/testing/|-under-test[.]tsx?$|[.]test-data[.]ts$|-double[.]ts$|/fake-[^/]+[.]ts$';

/**
 * Returns a pattern for the files of the same area, without tests and without the files that have one of these suffixes.
 * @param {...string} suffixes such as `view` for `.view.tsx`
 */
export const sameAreaBut = (...suffixes) =>
  `^$1/(?!.*(${[...suffixes.map((suffix) => `[.]${suffix}[.]tsx?$`), testFiles].join('|')}))`;

/** Files of the same area, tests included. */
export const sameArea = '^$1/';
export const anyPackage = '(^|/)node_modules/';
/** Built-in modules of Node.js. */
export const nodeBuiltins = `^(node:.*|${builtinModules.join('|')})$`;

/** Files without React or server calls: types, data, texts, addresses. Nearly every role of an area may import them. */
export const commonModules = shared('contracts', 'plans', 'links', 'format', 'versions', 'i18n', 'timing');
