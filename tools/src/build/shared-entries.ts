import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => require(`${name}/package.json`).version;

/** Version of the shared package, under which all its entries are shared. */
export const sharedVersion: string = createRequire(new URL('../../../shared/package.json', import.meta.url))('./package.json').version;

/** Entries of `shared` that keep state: one copy per page, whatever happens (design, "Federation"). */
const stateful = ['api', 'session', 'bus', 'unsaved', 'notices', 'i18n'];

/**
 * Stateless entries that the page brings along, because its own frame or the first screen uses them. An area built against
 * a newer version brings its own copy. What is smaller than the cost of sharing it, each area bundles.
 */
const stateless = [
  'parts',
  'links',
  'failures',
  'analytics',
  'ui/styles',
  'ui/button',
  'ui/card',
  'ui/chip',
  'ui/failure-panel',
  'ui/icon',
  'ui/out-link',
  'ui/toggle',
];

const entry = (name: string) => `@flightdeck/shared/${name}`;

/** Libraries of which a page has one copy. */
const libraries = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
const libraryVersion = (request: string) => versionOf(request.split('/')[0] ?? request);

/** Every shared request with its version: what a page built now provides. */
export const provided: Readonly<Record<string, string>> = Object.fromEntries([
  ...libraries.map((name) => [name, libraryVersion(name)] as const),
  ...[...stateful, ...stateless].map((name) => [entry(name), sharedVersion] as const),
]);

const singletons = new Set([...libraries, ...stateful.map(entry)]);

/** What the page hands to its areas; all of it is there from the start. */
export const providedConfig = () =>
  Object.fromEntries(Object.entries(provided).map(([request, version]) => [request, { version, shareKey: request, shareScope: 'default', eager: true }]));

/**
 * Sharing configuration of a container.
 * - area: takes the singletons from the page and never brings its own; of the rest it brings a copy for the case that
 *   the page's is older
 * - widget: takes what is there and brings the rest
 */
export function sharedConfig(sharing: 'area' | 'widget') {
  return Object.fromEntries(
    Object.entries(provided).map(([request, version]) => {
      const singleton = singletons.has(request);
      const major = `^${version.split('.')[0]}.0.0`;
      const ownCopy = sharing === 'widget' || !singleton;
      const requiredVersion = singleton ? major : `^${version}`;
      const consume = { singleton, strictVersion: singleton, requiredVersion, ...(!ownCopy && { import: false as const }) };
      // An area only consumes; a widget also provides, so that the next one finds what this one brought.
      return [request, sharing === 'widget' ? { ...consume, version } : { ...consume, shareKey: request, shareScope: 'default' }];
    }),
  );
}
