import { pageGlobals } from '@flightdeck/shared/contracts/page';
import { withRetries } from '@flightdeck/shared/timing';
import { knownFiles } from './known-files';

/**
 * Returns the files that are loading or have loaded. The inline script of the page and this module share the map, so that each script is
 * requested once. A failed attempt is removed with its element, so that the next attempt is a new request.
 */
function scripts(): Map<string, Promise<unknown>> {
  const page = pageGlobals();
  page.scripts ??= new Map();
  return page.scripts;
}

export type ScriptAnswer = 'arrived' | 'failed' | 'timeout';

/**
 * Loads a script, with a time limit in ms for each attempt, and retries after a failure. Never rejects.
 * @param url absolute, because webpack looks for a script element with the same `src`
 */
export const loadScript = (url: string, limit: number): Promise<ScriptAnswer> =>
  withRetries(() => attempt(url, limit)).catch(() => 'failed');

/** Requests a script once. Resolves with `timeout` after the limit; rejects when the file fails to load. */
async function attempt(url: string, limit: number): Promise<ScriptAnswer> {
  const existing = scripts().get(url);
  const loading = existing ?? request(url);
  scripts().set(url, loading);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), limit);
  });
  let answer: ScriptAnswer = 'failed';
  try {
    answer = await Promise.race([loading.then(() => 'arrived' as const), timeout]);
    return answer;
  } finally {
    clearTimeout(timer);
    if (answer !== 'arrived') forgetScript(url);
  }
}

/**
 * Address → number of removed attempts. The next attempt has a parameter in its address: for the same address, the browser
 * would return its copy of the file, or wait for the request that hangs.
 */
const removedAttempts = new Map<string, number>();

/** Removes a script, so that the next attempt requests it again. */
export function forgetScript(url: string): void {
  scripts().delete(url);
  removedAttempts.set(url, (removedAttempts.get(url) ?? 0) + 1);
  for (const element of document.querySelectorAll('script'))
    if (element.src === url || element.src.startsWith(`${url}?attempt=`)) element.remove();
}

function request(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const removed = removedAttempts.get(url) ?? 0;
    const source = knownFiles().script(removed > 0 ? `${url}?attempt=${removed + 1}` : url);
    element.src = source.url;
    element.async = true;
    element.crossOrigin = 'anonymous';
    element.integrity = source.integrity;
    element.onload = () => resolve();
    element.onerror = () => reject(new Error(`${url} did not load`));
    document.head.append(element);
  });
}
