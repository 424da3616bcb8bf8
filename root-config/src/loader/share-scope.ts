import type { ShareScope } from './container';

// webpack defines both in builds that share modules.
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: ShareScope };

const key = Symbol.for('flightdeck.scope.1');

/**
 * Returns the libraries of this page by request and version, and publishes them under our key for widgets on the same page. Never
 * changes the share scope of the host page.
 */
export async function pageShareScope(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  Reflect.set(globalThis, key, __webpack_share_scopes__.default);
  return __webpack_share_scopes__.default;
}

const isScope = (value: unknown): value is ShareScope => typeof value === 'object' && value !== null;

/** Returns the scope for widgets: the one of our root if it runs on this page, else a separate one. */
export function widgetShareScope(): ShareScope {
  const present: unknown = Reflect.get(globalThis, key);
  if (isScope(present)) return present;
  const made: ShareScope = {};
  Reflect.set(globalThis, key, made);
  return made;
}
