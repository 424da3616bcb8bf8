import {
  anyPackage,
  commonModules,
  layers,
  nodeBuiltins,
  packages,
  sameArea,
  sameAreaBut,
  shared,
  testFiles,
} from './patterns.mjs';

/**
 * @typedef {object} Role
 * @property {string} name
 * @property {string} path pattern of the files with this role
 * @property {string} advice what the role is for, and what to do instead of a refused import
 * @property {readonly string[]} mayImport patterns of the files and packages that the role may import
 */

/** Modules, options and scenarios of Jetpack as data. Tests read them, so that the repository has one model of Jetpack. */
const jetpackModel = '^site/answers/';

const areaFolder = '^(mf-[^/]+|root-config)/';
const allOfShared = '^shared/(?!testing/)';
const react = packages('react');
const sharedState = shared('session', 'bus', 'unsaved', 'notices', 'analytics', 'store');

/** Files of the areas and the root. A file has the first matching role. @type {readonly Role[]} */
export const areaRoles = [
  {
    name: 'test',
    path: `${areaFolder}.*(${testFiles})`,
    advice: 'A test belongs to its area.',
    mayImport: [sameArea, '^shared/', jetpackModel, anyPackage, nodeBuiltins],
  },
  {
    name: 'build',
    path: `${areaFolder}webpack[.]config[.]ts$`,
    advice: 'A build configuration adds to the common one.',
    mayImport: [sameAreaBut(), '^tools/src/build/webpack-base[.]ts$', nodeBuiltins],
  },
  {
    name: 'view',
    path: `${areaFolder}.*[.]view[.]tsx$`,
    advice:
      'A view draws the values that it gets. Talk to the server in a .resource.ts: use its hook, or take the answer as a prop.',
    mayImport: [
      sameAreaBut('tab', 'card', 'call'),
      commonModules,
      shared('ui', 'parts'),
      sharedState,
      packages('react', 'react-dom'),
    ],
  },
  {
    name: 'area',
    path: `${areaFolder}src/(area|widgets)[.]tsx$`,
    advice:
      "The files area.tsx and widgets.tsx map names of parts to views with definePart() of '@flightdeck/shared/parts'.",
    mayImport: [sameAreaBut(), shared('contracts', 'parts')],
  },
  {
    name: 'call',
    path: `${areaFolder}.*[.]call[.]ts$`,
    advice:
      'A call describes a request and its answer. Let the .resource.ts use the call, and a .view.tsx draw the answer.',
    mayImport: [
      sameAreaBut('view', 'tab', 'card', 'resource', 'store'),
      commonModules,
      shared('api', 'calls', 'schema'),
    ],
  },
  {
    name: 'resource',
    path: `${areaFolder}.*[.]resource[.]tsx?$`,
    advice: 'A resource talks to the server. Return data, and let a .view.tsx draw it.',
    mayImport: [
      sameAreaBut('view', 'tab', 'card'),
      commonModules,
      shared('api', 'calls', 'settings', 'schema', 'parts'),
      sharedState,
      react,
    ],
  },
  {
    name: 'store',
    path: `${areaFolder}.*[.]store[.]ts$`,
    advice: 'A store contains state that views share. Talk to the server in a .resource.ts.',
    mayImport: [sameAreaBut('view', 'tab', 'card', 'resource', 'call'), commonModules, sharedState, react],
  },
  {
    name: 'state',
    path: `${areaFolder}.*-state[.]ts$`,
    advice: 'A -state.ts is a pure function. Read its values in a .resource.ts, and take them as arguments.',
    mayImport: [sameAreaBut('view', 'tab', 'card', 'resource', 'store', 'call'), commonModules],
  },
  {
    name: 'single-spa',
    path: '^(root-config)/src/(applications[.]ts|slots/[^/]*-application[.]tsx)$',
    advice: 'Registers the applications of the page with single-spa.',
    mayImport: [sameAreaBut(), allOfShared, packages('react', 'react-dom', 'single-spa', 'single-spa-react')],
  },
  {
    name: 'root',
    path: '^(root-config)/',
    advice: 'The root starts the page.',
    mayImport: [sameAreaBut(), allOfShared, packages('react', 'react-dom')],
  },
  {
    name: 'plain',
    path: '^(mf-[^/]+)/',
    advice:
      'A plain file holds rules, texts and tables. React belongs in .view.tsx, and in the hooks of .resource.ts and .store.ts. Talk to the server in a .resource.ts.',
    mayImport: [sameAreaBut('call'), commonModules, shared('schema', 'notices', 'analytics', 'settings', 'store')],
  },
];

/**
 * Packages that a folder of shared may import, by folder. A folder without an entry may import none.
 * @type {Readonly<Record<string, string[]>>}
 */
const packagesOf = {
  format: ['@automattic/format-currency'],
  i18n: ['@wordpress/i18n'],
  schema: ['valibot'],
  store: ['react', 'rxjs'],
  api: ['axios', '@tanstack/react-query', 'react'],
  bus: ['rxjs'],
  settings: ['@tanstack/react-query', 'react'],
  parts: ['react', 'react-dom', 'rxjs', 'single-spa-react'],
  ui: ['react', 'react-dom', 'lean-qr'],
};

const layersText = layers.map((names) => names.join(', ')).join(' → ');

/** Files of shared. A file has the first matching role. @type {readonly Role[]} */
export const sharedRoles = [
  {
    name: 'shared-test',
    path: `^shared/(testing/|.*(${testFiles}))`,
    advice: 'shared is the lowest layer.',
    mayImport: ['^shared/', jetpackModel, anyPackage, nodeBuiltins],
  },
  ...layers.flatMap((folders, index) =>
    folders.map((folder) => ({
      name: `shared-${folder}`,
      path: shared(folder),
      advice: `Layers of shared, the lowest first: ${layersText}. Imports point down, and production code imports no test code.`,
      mayImport: [
        `${shared(...layers.slice(0, index + 1).flat())}(?!.*(${testFiles}))`,
        ...(packagesOf[folder] ?? []).map((name) => packages(name)),
      ],
    })),
  ),
  {
    name: 'shared-new-folder',
    path: '^shared/.*/',
    advice: 'Name the layer of this folder in tools/import-rules/patterns.mjs.',
    mayImport: [],
  },
];

/** Files of servers and tools. A file has the first matching role. @type {readonly Role[]} */
export const otherRoles = [
  {
    name: 'site-test',
    path: `^site/.*(${testFiles})`,
    advice:
      "Tests of the site use schemas, types and doubles of shared, and read the site's answers with the calls of the page.",
    mayImport: [
      '^(site|rules)/',
      shared('contracts', 'schema', 'testing', 'api', 'calls'),
      '^mf-[^/]+/.*[.]call[.]ts$',
      anyPackage,
      nodeBuiltins,
    ],
  },
  {
    name: 'site',
    path: '^site/',
    advice: 'The site shares schemas and types with the page: @flightdeck/shared/contracts/….',
    mayImport: [
      '^site/',
      '^rules/[^/]+$',
      // Sites and deploys share the function that creates folders.
      '^tools/src/common/folders/make-folder[.]ts$',
      shared('contracts'),
      packages('hono', '@hono/node-server', 'valibot'),
      nodeBuiltins,
    ],
  },
  {
    name: 'tools',
    path: '^tools/',
    advice: 'Tools build, check and deploy the code. Servers and browser tests import tools, and tools import neither.',
    mayImport: [
      '^(tools|mf-[^/]+|rules|shared|root-config)/',
      '^(([.]changeset/)?[^/]+[.]json|jest[.]config[.]mjs)$',
      anyPackage,
      nodeBuiltins,
    ],
  },
  {
    name: 'wordpress',
    path: '^wordpress/',
    advice: 'Code that runs WordPress shares schemas and types with the page: @flightdeck/shared/contracts/….',
    mayImport: [
      '^(wordpress|tools|e2e/support)/',
      '^playwright[.]config[.]ts$',
      shared('contracts', 'schema', 'testing'),
      anyPackage,
      nodeBuiltins,
    ],
  },
];
