import { pageGlobals } from '@flightdeck/shared/contracts/page';
import type { ShareScope } from './container';

// webpack defines both in builds that share modules.
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: ShareScope };

let scopeOfPage: Promise<ShareScope> | undefined;

/**
 * Returns the libraries of this page by request and version, and publishes them for widgets on the same page.
 * Never changes the share scope of the foreign page. Returns a copy, so that areas never get libraries that widgets add later.
 */
export function pageShareScope(): Promise<ShareScope> {
  scopeOfPage ??= initScope();
  return scopeOfPage;
}

async function initScope(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  const { default: scope } = __webpack_share_scopes__;
  pageGlobals().shareScope = scope;
  return Object.fromEntries(Object.entries(scope).map(([request, versions]) => [request, { ...versions }]));
}

/** Returns the scope for widgets: the scope of our root if the root runs on this page, otherwise a separate scope. */
export function widgetShareScope(): ShareScope {
  const page = pageGlobals();
  page.shareScope ??= {};
  return page.shareScope;
}
