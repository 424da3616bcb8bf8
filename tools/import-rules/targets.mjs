import { packages, shared, testFiles } from './patterns.mjs';

/**
 * @typedef {object} Target
 * @property {string} name suffix of the names of its rules, such as `calls` in `view-imports-calls`
 * @property {string} path pattern of the imported files; `$1` is the area of the importing file
 * @property {string} advice what to do instead of the import
 */

/** Imports with advice for each. A role refuses them unless its `mayImport` or, for types, `mayNameTypes` allows them. @type {readonly Target[]} */
export const targets = [
  {
    name: 'test-code',
    path: testFiles,
    advice: 'Doubles and samples are for tests. Move what production code needs into a separate file.',
  },
  {
    name: 'other-area',
    path: '^(?!$1/)(mf-[^/]+|root-config)/',
    advice:
      "Show a part of another area with <Part name=\"mf-…/…\"> from '@flightdeck/shared/parts/part'; notify another area over the bus ('@flightdeck/shared/session').",
  },
  {
    name: 'server',
    path: '^(site|wordpress|e2e)/',
    advice:
      "Talk to the site with '@flightdeck/shared/api'; what both sides must know belongs in '@flightdeck/shared/contracts/…'.",
  },
  {
    name: 'tools',
    path: '^tools/',
    advice:
      "Tools build and check the code, but are not part of it. Code for both belongs in '@flightdeck/shared/contracts/…'.",
  },
  {
    name: 'calls',
    path: `${shared('api', 'calls')}|^$1/.*[.]call[.]ts$`,
    advice: 'Talk to the server in a .resource.ts: use its hook, or take the answer as a prop or an argument.',
  },
  {
    name: 'settings',
    path: shared('settings'),
    advice: 'Read and write settings in a .resource.ts: use its hook, or take the value as a prop.',
  },
  {
    name: 'components',
    path: `${shared('ui')}|^$1/.*[.]view[.]tsx$`,
    advice: 'Return data, and let a .view.tsx draw it.',
  },
  {
    name: 'parts',
    path: `${shared('parts')}|^$1/.*[.](tab|card)[.]tsx?$`,
    advice: 'A part is in a layer above its components: pass its values to the components.',
  },
  {
    name: 'resource',
    path: '^$1/.*[.]resource[.]tsx?$',
    advice: 'Let the .resource.ts call this file, and pass it the values.',
  },
  {
    name: 'session',
    path: shared('session', 'bus', 'unsaved', 'notices', 'analytics', 'failures', 'store'),
    advice: 'Read the value in a .resource.ts and take it as an argument.',
  },
  {
    name: 'react',
    path: packages('react', 'react-dom'),
    advice: 'React belongs in .view.tsx, and in the hooks of .resource.ts and .store.ts.',
  },
  {
    name: 'http-client',
    path: packages('axios', '@tanstack/react-query'),
    advice: "A page has one client and one cache: use '@flightdeck/shared/api'.",
  },
  { name: 'rxjs', path: packages('rxjs'), advice: "Use '@flightdeck/shared/session'." },
  {
    name: 'single-spa',
    path: packages('single-spa', 'single-spa-react'),
    advice: "Make a part with definePart() of '@flightdeck/shared/parts'; the applications of root-config mount it.",
  },
  {
    name: 'valibot',
    path: packages('valibot'),
    advice:
      "Build schemas with '@flightdeck/shared/schema': a page has one copy of these functions. Add a missing function there.",
  },
];
