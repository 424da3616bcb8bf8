import { createRequire } from 'node:module';
import { singletonEntries } from '@flightdeck/shared/contracts/singleton-entries';
import surfaceVersions from '../../../contracts/surface-versions.json' with { type: 'json' };
import sharedPackage from '../../../shared/package.json' with { type: 'json' };

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => require(`${name}/package.json`).version;

/** Version of the shared package. */
export const sharedVersion: string = sharedPackage.version;

/**
 * Stateless entries that the page brings along, because its own frame or the first screen uses them. An area built against
 * a newer version brings its own copy. What is smaller than the cost of sharing it, each area bundles.
 */
const stateless = [
  'schema',
  'parts',
  'links',
  'analytics',
  'ui/styles',
  'ui/button',
  'ui/card',
  'ui/chip',
  'ui/icon',
  'ui/lazy-view',
  'ui/out-link',
  'ui/toggle',
];

const entry = (name: string) => `@flightdeck/shared/${name}`;

/** Libraries of which a page has one copy. */
const libraries = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
const libraryVersion = (request: string) => versionOf(request.split('/')[0] ?? request);

const versions: Readonly<Record<string, string>> = surfaceVersions;

/**
 * Version of the surface of a public entry of `shared`.
 * @throws Error when `contracts/surface-versions.json` has none
 */
function surfaceVersion(request: string): string {
  const version = versions[request.replace(entry(''), '')];
  if (version === undefined) throw new Error(`contracts/surface-versions.json has no version for ${request}.`);
  return version;
}

/** Every shared request with its version: what a page built now provides. */
export const provided: Readonly<Record<string, string>> = Object.fromEntries([
  ...libraries.map((name) => [name, libraryVersion(name)] as const),
  ...[...singletonEntries, ...stateless.map(entry)].map((name) => [name, surfaceVersion(name)] as const),
]);

const singletons = new Set([...libraries, ...singletonEntries]);

/**
 * Range of versions of a shared request that code built now works with. An entry of `shared` may only have grown since; of
 * a library, any release of the same major version will do.
 */
export const neededRange = (request: string): string =>
  libraries.includes(request) ? `^${libraryVersion(request).split('.')[0]}.0.0` : `^${surfaceVersion(request)}`;

/** What the page hands to its areas; all of it is there from the start. */
export const providedConfig = () =>
  Object.fromEntries(
    Object.entries(provided).map(([request, version]) => [
      request,
      { version, shareKey: request, shareScope: 'default', eager: true },
    ]),
  );

/**
 * What an area consumes. No versions here: webpack's code for comparing them would be in every entry file. Our loader
 * compares once and hands the area a scope with only what fits (root-config/src/loader/compatibility.ts); of the
 * stateless entries the area has a copy for the case that the page's is missing or older, of the singletons never.
 */
export const consumedConfig = () =>
  Object.fromEntries(
    Object.keys(provided).map((request) => {
      const singleton = singletons.has(request);
      return [
        request,
        {
          shareKey: request,
          shareScope: 'default',
          requiredVersion: false as const,
          singleton,
          ...(singleton && { import: false as const }),
        },
      ];
    }),
  );

/** What only widgets have in common; the page never has it. */
const widgetKit = entry('parts/widget');

/** What a widget on a page without our root shares: it takes what is there, brings the rest, and offers it to the next. */
export const widgetSharedConfig = () =>
  Object.fromEntries(
    Object.entries({ ...provided, [widgetKit]: surfaceVersion(widgetKit) }).map(([request, version]) => {
      const singleton = singletons.has(request);
      const requiredVersion = singleton ? `^${version.split('.')[0]}.0.0` : `^${version}`;
      return [request, { version, singleton, strictVersion: singleton, requiredVersion }];
    }),
  );

/** Controls that every widget has. */
const controls = new Set(['ui/styles', 'ui/button', 'ui/card', 'ui/icon', 'ui/out-link'].map(entry));

/**
 * File of a widget's own copy of something shared. What all widgets need lies together; the controls lie apart from the
 * libraries, for the root of a page can be older than one of them, and the others are files of their own, for the widget of
 * another area may have brought the rest.
 */
export function fallbackChunk(request: string): string {
  if (controls.has(request)) return 'controls';
  return request === widgetKit || request.startsWith(entry('ui/')) ? request.replace(/^.*\//, '') : 'libraries';
}
