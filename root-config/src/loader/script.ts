import { withRetries } from '@flightdeck/shared/timing/file-loads';
import { knownFiles } from './known-files';

/**
 * Script files of areas: each address is asked for once, by the page's early script or here, and a failed attempt is
 * forgotten together with its element, so that the next one is a new request.
 */
const key = Symbol.for('flightdeck.scripts.1');

/** Address → the promise of its arrival. The early script of the page writes here too. */
function scripts(): Map<string, Promise<unknown>> {
  const present: unknown = Reflect.get(globalThis, key);
  if (present instanceof Map) return present;
  const made = new Map<string, Promise<unknown>>();
  Reflect.set(globalThis, key, made);
  return made;
}

export type ScriptAnswer = 'arrived' | 'failed' | 'timeout';

/**
 * Loads a script, within a time limit for each attempt; one that failed is tried again. Never rejects.
 * @param url absolute, for webpack compares the attribute with its own
 */
export const loadScript = (url: string, limit: number): Promise<ScriptAnswer> =>
  withRetries(() => attempt(url, limit)).catch(() => 'failed');

/** Rejects when the file is lost, not when it is late. */
async function attempt(url: string, limit: number): Promise<ScriptAnswer> {
  const present = scripts().get(url);
  const arrival = present ?? request(url);
  scripts().set(url, arrival);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), limit);
  });
  let answer: ScriptAnswer = 'failed';
  try {
    answer = await Promise.race([arrival.then(() => 'arrived' as const), late]);
    return answer;
  } finally {
    clearTimeout(timer);
    if (answer !== 'arrived') forgetScript(url);
  }
}

/**
 * Address → number of attempts that were forgotten. The next one asks under an address of its own: under the old one the
 * browser hands out the file it has, or waits for the request that hangs.
 */
const forgotten = new Map<string, number>();

/** Forgets a file, so that the next attempt asks for it anew. */
export function forgetScript(url: string): void {
  scripts().delete(url);
  forgotten.set(url, (forgotten.get(url) ?? 0) + 1);
  for (const element of document.querySelectorAll('script'))
    if (element.src === url || element.src.startsWith(`${url}?attempt=`)) element.remove();
}

function request(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const before = forgotten.get(url) ?? 0;
    const source = knownFiles().script(before > 0 ? `${url}?attempt=${before + 1}` : url);
    element.src = source.url;
    element.async = true;
    element.crossOrigin = 'anonymous';
    element.integrity = source.integrity;
    element.onload = () => resolve();
    element.onerror = () => reject(new Error(`${url} did not load`));
    document.head.append(element);
  });
}
