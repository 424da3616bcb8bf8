import {
  anyPackage,
  commonModules,
  layers,
  node,
  packages,
  sameArea,
  sameAreaBut,
  shared,
  sharedPath,
  testFiles,
} from './places.mjs';

/**
 * @typedef {object} Role
 * @property {string} name
 * @property {string} path files of this role, unless an earlier role matches
 * @property {string} is purpose of such a file, for the message
 * @property {readonly string[]} may places it may import
 * @property {readonly string[]} [mayNameTypes] places it may import types from
 */

const area = '^(mf-[^/]+|root-config)/';
const everything = '^shared/(?!testing/)';
const react = packages('react');
const state = shared('session', 'bus', 'unsaved', 'notices', 'analytics', 'store');

/** REST calls that only one area makes. */
const areaCalls = '^$1/.*[.]call[.]ts$';

const viewsMay = [commonModules, shared('ui', 'parts'), state, packages('react', 'react-dom')];

/** Files of the areas and the root. */
const areaRoles = [
  {
    name: 'test',
    path: `${area}.*(${testFiles})`,
    is: 'A test belongs to its area.',
    may: [sameArea, '^shared/', anyPackage, node],
  },
  {
    name: 'build',
    path: `${area}webpack[.]config[.]ts$`,
    is: 'A build configuration adds to the common one.',
    may: [sameAreaBut(), '^tools/src/build/webpack-base[.]ts$', node],
  },
  {
    name: 'view',
    path: `${area}.*[.]view[.]tsx$`,
    is: 'A view draws the values that it gets.',
    may: [sameAreaBut('tab', 'card', 'call'), ...viewsMay],
    mayNameTypes: [areaCalls],
  },
  {
    name: 'area',
    path: `${area}src/area[.]tsx$`,
    is: 'The file area.tsx maps names of parts to views.',
    may: [sameAreaBut(), shared('contracts', 'parts')],
  },
  {
    name: 'call',
    path: `${area}.*[.]call[.]ts$`,
    is: 'A call describes a request and its answer.',
    may: [sameAreaBut('view', 'tab', 'card', 'resource', 'store'), commonModules, shared('api', 'calls', 'schema')],
  },
  {
    name: 'resource',
    path: `${area}.*[.]resource[.]tsx?$`,
    is: 'A resource talks to the server.',
    may: [
      sameAreaBut('view', 'tab', 'card'),
      commonModules,
      shared('api', 'calls', 'settings', 'schema', 'parts'),
      state,
      react,
    ],
  },
  {
    name: 'store',
    path: `${area}.*[.]store[.]ts$`,
    is: 'A store keeps choices made on the page.',
    may: [sameAreaBut('view', 'tab', 'card', 'resource', 'call'), commonModules, state, react],
    mayNameTypes: [shared('api', 'calls'), areaCalls],
  },
  {
    name: 'state',
    path: `${area}.*-state[.]ts$`,
    is: 'A -state.ts is a pure function.',
    may: [sameAreaBut('view', 'tab', 'card', 'resource', 'store', 'call'), commonModules],
    mayNameTypes: [shared('calls'), areaCalls],
  },
  {
    name: 'single-spa',
    path: '^(root-config)/src/slots/slots[.]tsx$',
    is: 'The file slots.tsx mounts the slots, and the parts in them.',
    may: [sameAreaBut(), everything, packages('react', 'react-dom', 'single-spa', 'single-spa-react')],
  },
  {
    name: 'root',
    path: '^(root-config)/',
    is: 'The root starts the page.',
    may: [sameAreaBut(), everything, packages('react', 'react-dom')],
  },
  {
    name: 'plain',
    path: '^(mf-[^/]+)/',
    is: 'A plain file holds rules, texts and tables.',
    may: [sameAreaBut('call'), commonModules, shared('schema', 'notices', 'analytics', 'settings', 'store')],
    mayNameTypes: [shared('api', 'calls', 'ui', 'session'), areaCalls, react],
  },
];

/** Packages that only this folder of shared imports, for all others. @type {Readonly<Record<string, string[]>>} */
const packagesOf = {
  format: ['@automattic/format-currency'],
  i18n: ['@wordpress/i18n'],
  schema: ['valibot'],
  store: ['react'],
  api: ['axios', '@tanstack/query-core', 'react'],
  bus: ['rxjs'],
  parts: ['react', 'react-dom', 'rxjs', 'single-spa-react'],
  ui: ['react', 'react-dom', 'lean-qr'],
};

const sharedTest = {
  name: 'shared-test',
  path: `^shared/(testing/|.*(${testFiles}))`,
  is: 'shared is the lowest layer.',
  may: ['^shared/', anyPackage, node],
};

const layerRoles = layers.flatMap((folders, at) =>
  folders.map((folder) => ({
    name: `shared-${folder}`,
    path: `${shared(folder)}(?!.*(${testFiles}))`,
    is: `Layers of shared, from below: ${layers.map((names) => names.join(', ')).join(' → ')}. Imports point down.`,
    may: [shared(...layers.slice(0, at + 1).flat()), packages(...(packagesOf[folder] ?? ['none']))],
  })),
);

const newFolder = {
  name: 'shared-new-folder',
  path: `^shared/(?!testing/|${layers.flat().map(sharedPath).join('|')}).*/`,
  is: 'Name the layer of this folder in tools/walls/places.mjs.',
  may: [],
};

const serverRoles = [
  {
    name: 'site-test',
    path: `^site/.*(${testFiles})`,
    is: 'The site shares schemas and types with the page, and doubles in tests; its answers are read with the calls of the page.',
    may: [
      '^(site|rules)/',
      shared('contracts', 'schema', 'testing', 'api', 'calls'),
      '^mf-[^/]+/.*[.]call[.]ts$',
      anyPackage,
      node,
    ],
  },
  {
    name: 'site',
    path: '^site/',
    is: 'The site shares schemas and types with the page: @flightdeck/shared/contracts/….',
    may: [
      '^site/',
      '^rules/[^/]+$',
      // Sites and deploys create folders in the same way.
      '^tools/src/common/folders/make-folder[.]ts$',
      shared('contracts'),
      packages('hono', '@hono/node-server', 'libsql', 'valibot'),
      node,
    ],
  },
];

const tools = {
  name: 'tools',
  path: '^tools/',
  is: 'Tools build, check and deploy the code. Hosts and browser tests import tools, and tools import neither.',
  may: [
    '^(tools|mf-[^/]+|rules|shared|root-config)/',
    '^(([.]changeset/)?[^/]+[.]json|jest[.]config[.]mjs)$',
    anyPackage,
    node,
  ],
};

const wordpress = {
  name: 'wordpress',
  path: '^wordpress/',
  is: 'Code that runs WordPress shares schemas and types with the page: @flightdeck/shared/contracts/….',
  may: [
    '^(wordpress|tools|e2e/support)/',
    '^playwright[.]config[.]ts$',
    shared('contracts', 'testing'),
    anyPackage,
    node,
  ],
};

/**
 * Allowed imports. A file has the first matching role of a group, and may import only the places of that role.
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
