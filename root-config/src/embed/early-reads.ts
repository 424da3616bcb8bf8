import { inTurn } from '@flightdeck/shared/api/read-queue';
import {
  type AreaManifest,
  type AreaName,
  type PartName,
  splitPartName,
} from '@flightdeck/shared/contracts/area-manifest';

/** Where the REST client looks for reads that have left already (shared/client/api/early.ts). */
const key = Symbol.for('flightdeck.early.1');

/**
 * Sends the first reads of a page's first widget while its code is on its way, so that they cost no round trip of their own
 * and no HTTP client. Where somebody has done so already, our root for one, nothing is sent.
 * @param root of the REST API, `…/wp-json/` or `…?rest_route=/`
 * @param more paths below `jetpack/v4/` that the widget asks besides, where the user is linked and manages the site
 */
export function startReads(root: string, nonce: string, more: readonly string[]): void {
  if (Reflect.has(globalThis, key)) return;
  const reads = new Map<string, Promise<Response>>();
  Reflect.set(globalThis, key, reads);
  const read = (path: string) => {
    const answer = new Promise<Response>((resolve, reject) => {
      inTurn(async () => {
        const { signal, clear } = timeLimit();
        const url = `${root}jetpack/v4/${path}`;
        const response = await fetch(`${url}${url.includes('?') ? '&' : '?'}_cacheBuster=${Date.now()}`, {
          headers: { 'X-WP-Nonce': nonce },
          signal,
        });
        resolve(response);
        // Its connection is free when all of it has come.
        await response.clone().text();
        clear();
      }).catch(reject);
    });
    // Whoever takes it hears of the failure.
    answer.catch(() => {});
    reads.set(path, answer);
    return answer;
  };
  read('connection');
  read('connection/data')
    .then(async (answer) => {
      const { currentUser } = await answer.clone().json();
      if (!currentUser.isConnected || !currentUser.permissions.manage_modules) return;
      for (const path of more) if (!reads.has(path)) read(path);
    })
    // The widget itself reads it and says what is wrong with it.
    .catch(() => {});
}

/** As long as every read may take, from when it is sent. */
function timeLimit() {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), 30_000);
  return { signal: end.signal, clear: () => clearTimeout(timer) };
}

/** Answers that nobody has taken are those of a start that failed: with another nonce they would be others. */
export const forgetReads = (): void => void Reflect.deleteProperty(globalThis, key);

type Entries = Readonly<Partial<Record<AreaName, { readonly manifest: Pick<AreaManifest, 'parts'> } | undefined>>>;

/** Paths that a part asks when it shows, by its area's manifest; whether it will is not known yet. */
export function readsOf(entries: Entries, name: PartName): readonly string[] {
  const { area, part } = splitPartName(name);
  return (entries[area]?.manifest.parts[part]?.reads ?? []).map((read) =>
    typeof read === 'string' ? read : read.path,
  );
}
