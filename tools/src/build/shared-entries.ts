import { createRequire } from 'node:module';
import { singletonEntries } from '@flightdeck/shared/contracts/singleton-entries';
import surfaceVersions from '../../../contracts/surface-versions.json' with { type: 'json' };
import sharedPackage from '../../../shared/package.json' with { type: 'json' };

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => require(`${name}/package.json`).version;

/** Version of the shared package. */
export const sharedVersion: string = sharedPackage.version;

/**
 * Stateless entries that the page provides, because the shell or the first screen uses them. An area built with a newer
 * version brings its own copy. Areas bundle entries that are smaller than the cost of sharing them.
 */
const stateless = [
  'schema',
  'contracts/entities',
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
];

const entry = (name: string) => `@flightdeck/shared/${name}`;

/** Libraries of which a page has one copy. */
const libraries = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
const libraryVersion = (request: string) => versionOf(request.split('/')[0] ?? request);

const versions: Readonly<Record<string, string>> = surfaceVersions;

/**
 * Returns the surface version of a public entry of `shared`.
 * @throws Error when `contracts/surface-versions.json` has none
 */
function surfaceVersion(request: string): string {
  const version = versions[request.replace(entry(''), '')];
  if (version === undefined) throw new Error(`contracts/surface-versions.json has no version for ${request}.`);
  return version;
}

/** Every shared request with its version: what a page from this build provides. */
export const provided: Readonly<Record<string, string>> = Object.fromEntries([
  ...libraries.map((name) => [name, libraryVersion(name)] as const),
  ...[...singletonEntries, ...stateless.map(entry)].map((name) => [name, surfaceVersion(name)] as const),
]);

const singletons = new Set([...libraries, ...singletonEntries]);

/**
 * Returns the versions of a shared request that work with code from this build. An entry of `shared` must have the same
 * major version and only additions; a library must have the same major version.
 */
export const neededRange = (request: string): string =>
  libraries.includes(request) ? `^${libraryVersion(request).split('.')[0]}.0.0` : `^${surfaceVersion(request)}`;

/** Returns what the page provides to its areas, all of it available from the start. */
export const providedConfig = () =>
  Object.fromEntries(
    Object.entries(provided).map(([request, version]) => [
      request,
      { version, shareKey: request, shareScope: 'default', eager: true },
    ]),
  );

/**
 * Returns what an area consumes. It has no versions, because webpack would add its code for comparing them to every entry
 * file. Our loader compares once and gives the area a scope of compatible modules only
 * (root-config/src/loader/compatibility.ts). The area has its own copies of stateless entries, for pages that lack them or
 * have older ones, but none of singletons.
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

/** Used by widgets only; the page never provides it. */
const widgetKit = entry('parts/widget');

/**
 * Returns what a widget shares on a page without our root: it uses existing copies, brings the missing ones, and shares them
 * with other widgets.
 */
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
 * Returns the file of a widget's own copy of a shared module. Libraries that all widgets need share one file. Their controls
 * are in another, because the root of a page can be older than one of the controls. All other modules have separate files,
 * because the widget of another area may have brought the rest.
 */
export function fallbackChunk(request: string): string {
  if (controls.has(request)) return 'controls';
  return request === widgetKit || request.startsWith(entry('ui/')) ? request.replace(/^.*\//, '') : 'libraries';
}
