import { createRequire } from 'node:module';
import sharedPackage from '../../../shared/package.json' with { type: 'json' };

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => require(`${name}/package.json`).version;

/** The libraries that a page from this build provides to its areas, with their versions. */
export const provided: Readonly<Record<string, string>> = {
  shared: sharedPackage.version,
  react: versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'single-spa': versionOf('single-spa'),
};

/**
 * Returns the ranges of versions that work with an area from this build. A later minor version of `shared` has everything
 * that the area uses. Of the other libraries, every version with the same major number works.
 */
export const areaNeeds = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(provided).map(([name, version]) => [
      name,
      name === 'shared' ? `^${version}` : `^${version.split('.')[0]}.0.0`,
    ]),
  );

const entryOf = (name: string) => `@flightdeck/shared/${name}`;

/** Entries that keep state. All widgets of a page share one copy of each; of other entries, each widget may have its own copy. */
const stateful = ['api', 'session', 'reporting', 'i18n'].map(entryOf);

/** Other entries that the page provides, because the first screen uses them. Areas bundle what they use of the rest. */
const stateless = ['schema', 'links', 'store', 'parts', 'parts/part', 'settings', 'ui', 'ui/styles'].map(entryOf);

const libraries = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'single-spa'];

const versionOfRequest = (request: string): string =>
  provided[request.replace('@flightdeck/', '').replace(/\/.*/, '')] ?? '';

/** Every module that the page shares, with its version. */
const sharedModules: readonly (readonly [request: string, version: string])[] = [
  ...libraries,
  ...stateful,
  ...stateless,
].map((request) => [request, versionOfRequest(request)] as const);

/** Returns the modules that the page provides to its areas, available from the start. */
export const providedConfig = () =>
  Object.fromEntries(
    sharedModules.map(([request, version]) => [
      request,
      { version, shareKey: request, shareScope: 'default', eager: true },
    ]),
  );

/**
 * Returns the modules that an area takes from the page, without copies in the area. They have no versions, because webpack would
 * add its code for comparing versions to every entry file. Our loader compares them (root-config/src/loader/compatibility.ts).
 */
export const consumedConfig = () =>
  Object.fromEntries(
    sharedModules.map(([request]) => [
      request,
      {
        shareKey: request,
        shareScope: 'default',
        import: false as const,
        requiredVersion: false as const,
        singleton: true,
      },
    ]),
  );

/** The entry that makes a widget of a part. Only widgets use it; the page does not provide it. */
const widgetKit = entryOf('parts/widget');

/** Modules that no widget has: widgets show no parts of other areas, and save no settings. */
const pageOnly = ['single-spa', entryOf('parts/part'), entryOf('settings')];

/**
 * Returns the modules that a widget shares on a page without our root: it uses existing copies, loads the missing ones, and
 * shares them with other widgets.
 */
export const widgetSharedConfig = () => {
  const singletons = new Set([...libraries, ...stateful]);
  const modules = sharedModules.filter(([request]) => !pageOnly.includes(request));
  return Object.fromEntries(
    [...modules, [widgetKit, sharedPackage.version] as const].map(([request, version]) => {
      const singleton = singletons.has(request);
      const requiredVersion = singleton ? `^${version.split('.')[0]}.0.0` : `^${version}`;
      return [request, { version, singleton, strictVersion: singleton, requiredVersion }];
    }),
  );
};

/**
 * Returns the name of the chunk with a widget's copy of a shared module. Libraries and most entries of shared are in one file.
 * Components are in a second one, because an older root on the page may lack some of them. The code that makes a widget of a part is in a
 * third one, because a widget of another area may already have loaded the rest.
 */
export function fallbackChunk(request: string): string {
  if (request === widgetKit) return 'widget';
  return request.startsWith(entryOf('ui')) ? 'controls' : 'libraries';
}
