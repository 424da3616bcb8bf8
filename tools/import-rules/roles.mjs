import {
  anyPackage,
  commonModules,
  layers,
  nodeBuiltins,
  packages,
  sameArea,
  sameAreaBut,
  shared,
  sharedPath,
  testFiles,
} from './patterns.mjs';

/**
 * @typedef {object} Role
 * @property {string} name
 * @property {string} path pattern of the files with this role; a file has the first matching role of a group
 * @property {string} purpose first sentence of the message about a refused import
 * @property {readonly string[]} mayImport patterns of the files and packages that the role may import
 * @property {readonly string[]} [mayNameTypes] patterns of the files from which the role may also import types
 */

/** Modules, options and scenarios of Jetpack as data. Tests read them, so that the repository has one model of Jetpack. */
const jetpackModel = '^site/answers/';

const areaFolder = '^(mf-[^/]+|root-config)/';
const allOfShared = '^shared/(?!testing/)';
const react = packages('react');
const sharedState = shared('session', 'bus', 'unsaved', 'notices', 'analytics', 'store');

/** REST calls that only one area makes. */
const areaCalls = '^$1/.*[.]call[.]ts$';

/** Files of the areas and the root. */
const areaRoles = [
  {
    name: 'test',
    path: `${areaFolder}.*(${testFiles})`,
    purpose: 'A test belongs to its area.',
    mayImport: [sameArea, '^shared/', jetpackModel, anyPackage, nodeBuiltins],
  },
  {
    name: 'build',
    path: `${areaFolder}webpack[.]config[.]ts$`,
    purpose: 'A build configuration adds to the common one.',
    mayImport: [sameAreaBut(), '^tools/src/build/webpack-base[.]ts$', nodeBuiltins],
  },
  {
    name: 'view',
    path: `${areaFolder}.*[.]view[.]tsx$`,
    purpose: 'A view draws the values that it gets.',
    mayImport: [
      sameAreaBut('tab', 'card', 'call'),
      commonModules,
      shared('ui', 'parts'),
      sharedState,
      packages('react', 'react-dom'),
    ],
    mayNameTypes: [areaCalls],
  },
  {
    name: 'area',
    path: `${areaFolder}src/(area|widgets)[.]tsx$`,
    purpose: 'The files area.tsx and widgets.tsx map names of parts to views.',
    mayImport: [sameAreaBut(), shared('contracts', 'parts')],
  },
  {
    name: 'call',
    path: `${areaFolder}.*[.]call[.]ts$`,
    purpose: 'A call describes a request and its answer.',
    mayImport: [
      sameAreaBut('view', 'tab', 'card', 'resource', 'store'),
      commonModules,
      shared('api', 'calls', 'schema'),
    ],
  },
  {
    name: 'resource',
    path: `${areaFolder}.*[.]resource[.]tsx?$`,
    purpose: 'A resource talks to the server.',
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
    purpose: 'A store contains state that views share.',
    mayImport: [sameAreaBut('view', 'tab', 'card', 'resource', 'call'), commonModules, sharedState, react],
    mayNameTypes: [shared('api', 'calls', 'settings'), areaCalls],
  },
  {
    name: 'state',
    path: `${areaFolder}.*-state[.]ts$`,
    purpose: 'A -state.ts is a pure function.',
    mayImport: [sameAreaBut('view', 'tab', 'card', 'resource', 'store', 'call'), commonModules],
    mayNameTypes: [shared('calls'), areaCalls],
  },
  {
    name: 'single-spa',
    path: '^(root-config)/src/(applications[.]ts|slots/[^/]*-application[.]tsx)$',
    purpose: 'Registers the applications of the page with single-spa.',
    mayImport: [sameAreaBut(), allOfShared, packages('react', 'react-dom', 'single-spa', 'single-spa-react')],
  },
  {
    name: 'root',
    path: '^(root-config)/',
    purpose: 'The root starts the page.',
    mayImport: [sameAreaBut(), allOfShared, packages('react', 'react-dom')],
  },
  {
    name: 'plain',
    path: '^(mf-[^/]+)/',
    purpose: 'A plain file holds rules, texts and tables.',
    mayImport: [sameAreaBut('call'), commonModules, shared('schema', 'notices', 'analytics', 'settings', 'store')],
    mayNameTypes: [shared('api', 'calls', 'ui', 'session'), areaCalls, react],
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
  store: ['react'],
  api: ['axios', '@tanstack/react-query', 'react'],
  bus: ['rxjs'],
  settings: ['@tanstack/react-query', 'react'],
  parts: ['react', 'react-dom', 'rxjs', 'single-spa-react'],
  ui: ['react', 'react-dom', 'lean-qr'],
};

const sharedTest = {
  name: 'shared-test',
  path: `^shared/(testing/|.*(${testFiles}))`,
  purpose: 'shared is the lowest layer.',
  mayImport: ['^shared/', jetpackModel, anyPackage, nodeBuiltins],
};

const layerRoles = layers.flatMap((folders, index) =>
  folders.map((folder) => ({
    name: `shared-${folder}`,
    path: `${shared(folder)}(?!.*(${testFiles}))`,
    purpose: `Layers of shared, the lowest first: ${layers.map((names) => names.join(', ')).join(' → ')}. Imports point down.`,
    mayImport: [
      shared(...layers.slice(0, index + 1).flat()),
      ...(packagesOf[folder] ?? []).map((name) => packages(name)),
    ],
  })),
);

const newFolder = {
  name: 'shared-new-folder',
  path: `^shared/(?!testing/|${layers.flat().map(sharedPath).join('|')}).*/`,
  purpose: 'Name the layer of this folder in tools/import-rules/patterns.mjs.',
  mayImport: [],
};

const serverRoles = [
  {
    name: 'site-test',
    path: `^site/.*(${testFiles})`,
    purpose:
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
    purpose: 'The site shares schemas and types with the page: @flightdeck/shared/contracts/….',
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
];

const tools = {
  name: 'tools',
  path: '^tools/',
  purpose: 'Tools build, check and deploy the code. Servers and browser tests import tools, and tools import neither.',
  mayImport: [
    '^(tools|mf-[^/]+|rules|shared|root-config)/',
    '^(([.]changeset/)?[^/]+[.]json|jest[.]config[.]mjs)$',
    anyPackage,
    nodeBuiltins,
  ],
};

const wordpress = {
  name: 'wordpress',
  path: '^wordpress/',
  purpose: 'Code that runs WordPress shares schemas and types with the page: @flightdeck/shared/contracts/….',
  mayImport: [
    '^(wordpress|tools|e2e/support)/',
    '^playwright[.]config[.]ts$',
    shared('contracts', 'schema', 'testing'),
    anyPackage,
    nodeBuiltins,
  ],
};

/**
 * Roles in groups. A file has the first matching role of a group, and may import only what that role allows.
 * @type {readonly (readonly Role[])[]}
 */
export const roleGroups = [
  areaRoles,
  [sharedTest],
  ...layerRoles.map((role) => [role]),
  [newFolder],
  serverRoles,
  [tools],
  [wordpress],
];
