import { pageGlobals } from '@flightdeck/shared/contracts/page';
import type { KnownFiles } from '@flightdeck/shared/contracts/releases';

interface Policy {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

const isFactory = (value: unknown): value is PolicyFactory =>
  // In browsers without Trusted Types, `window.trustedTypes` can be an element with this ID.
  typeof value === 'object' && value !== null && 'createPolicy' in value && typeof value.createPolicy === 'function';

/**
 * Returns the known files: the files that this page may load as scripts. All loaders and builds share them. The first call
 * creates the Trusted Types policy of the page, which allows only these files, and markup only for `parse`.
 * @throws TypeError if the Content Security Policy of the page forbids the Trusted Types policy `flightdeck`
 */
export function knownFiles(): KnownFiles {
  const page = pageGlobals();
  page.knownFiles ??= create(Reflect.get(globalThis, 'trustedTypes'));
  return page.knownFiles;
}

function create(factory: unknown): KnownFiles {
  const folders: KnownFiles['folders'] = new Map();
  /** Returns the hash of a file; empty for a file of a development server, undefined for an unknown file. */
  const hashOf = (url: string): string | undefined => {
    const [path = ''] = url.split('?');
    const nameStart = path.lastIndexOf('/') + 1;
    const hashes = folders.get(path.slice(0, nameStart));
    if (!hashes) return hashes === null ? '' : undefined;
    // Inherited names such as `constructor` are not files.
    return Object.hasOwn(hashes, path.slice(nameStart)) ? hashes[path.slice(nameStart)] : undefined;
  };
  // Every loader handles an unknown file as one that did not load, because browsers can't load this address.
  const rules: Policy = {
    createScriptURL: (url) => (hashOf(url) === undefined ? `about:invalid#${url}` : url),
    createHTML: (html) => html,
  };
  const policy = isFactory(factory) ? factory.createPolicy('flightdeck', rules) : rules;
  const requests = new Map<string, number>();
  /** Adds a parameter to each further request: for the same address, the browser would return an altered file from its cache. */
  const addressFor = (url: string) => {
    const count = (requests.get(url) ?? 0) + 1;
    requests.set(url, count);
    return count > 1 && !url.includes('?') ? `${url}?again=${count}` : url;
  };
  return {
    folders,
    script: (url) => ({ url: policy.createScriptURL(addressFor(url)), integrity: hashOf(url) ?? '' }),
    // The trusted markup must not leave this function: the page would run its scripts and handlers.
    parse: (html) => new DOMParser().parseFromString(policy.createHTML(html), 'text/html'),
  };
}
