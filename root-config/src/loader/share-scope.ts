import type { ShareScope } from './container';

// Both are put in by webpack where the build shares modules.
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: ShareScope };

const key = Symbol.for('flightdeck.scope.1');

/**
 * The libraries of this page, by request and version. They also stand under a key of ours, where widgets on the same page
 * find them; the page's own share scope is never touched.
 */
export async function pageShareScope(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  Reflect.set(globalThis, key, __webpack_share_scopes__.default);
  return __webpack_share_scopes__.default;
}

const isScope = (value: unknown): value is ShareScope => typeof value === 'object' && value !== null;

/** The scope for widgets: that of our root when it runs on this page, else one of our own. */
export function widgetShareScope(): ShareScope {
  const present: unknown = Reflect.get(globalThis, key);
  if (isScope(present)) return present;
  const made: ShareScope = {};
  Reflect.set(globalThis, key, made);
  return made;
}
