import { withRetries } from '@flightdeck/shared/timing/file-loads';

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

export interface ScriptRequest {
  /** Absolute address: webpack compares the attribute with its own. */
  readonly url: string;
  /** Expected hash, `sha384-…`; null for a development server, whose files change. */
  readonly integrity: string | null;
}

export type ScriptAnswer = 'arrived' | 'failed' | 'timeout';

/**
 * Loads a script, within a time limit for each attempt; one that failed is tried again. Never rejects.
 * @param trusted makes the address fit for `script.src`
 */
export const loadScript = (
  script: ScriptRequest,
  trusted: (url: string) => string,
  limit: number,
): Promise<ScriptAnswer> => withRetries(() => attempt(script, trusted, limit)).catch(() => 'failed');

/** Rejects when the file is lost, not when it is late. */
async function attempt(
  { url, integrity }: ScriptRequest,
  trusted: (url: string) => string,
  limit: number,
): Promise<ScriptAnswer> {
  const present = scripts().get(url);
  const arrival = present ?? request(url, integrity, trusted);
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

function request(url: string, integrity: string | null, trusted: (url: string) => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const before = forgotten.get(url) ?? 0;
    element.src = trusted(before > 0 ? `${url}?attempt=${before + 1}` : url);
    element.async = true;
    element.crossOrigin = 'anonymous';
    if (integrity) element.integrity = integrity;
    element.onload = () => resolve();
    element.onerror = () => reject(new Error(`${url} did not load`));
    document.head.append(element);
  });
}
