import { queueRead } from '@flightdeck/shared/api';
import { type AreaManifest, type AreaName, type PartName, splitPartName } from '@flightdeck/shared/contracts/areas';
import { pageGlobals, restUrl } from '@flightdeck/shared/contracts/page';

/**
 * Sends the reads of a page's first widget while the code of the widget is loading, so that they wait for neither this code
 * nor the HTTP client. Sends nothing if these reads were already sent, for example by our root, or if a session has started.
 * @param root address of the REST API, `…/wp-json/` or `…?rest_route=/`
 * @param widgetPaths further paths below `jetpack/v4/` that the widget reads; sent only for a linked user who manages the site
 */
export function startReads(root: string, nonce: string, widgetPaths: readonly string[]): void {
  const page = pageGlobals();
  if (page.earlyReads || page.links) return;
  const reads = new Map<string, Promise<Response>>();
  page.earlyReads = reads;
  page.earlyReadsRoot = root;
  // As the session does: not relative to the page's `<base>`, and without blanks around it.
  const absoluteRoot = new URL(root, location.href).href;
  const read = (path: string) => {
    const answer = new Promise<Response>((resolve, reject) => {
      queueRead(async () => {
        const { signal, clear } = timeLimit();
        try {
          const response = await fetch(restUrl(absoluteRoot, `jetpack/v4/${path}`, `_cacheBuster=${Date.now()}`), {
            headers: { 'X-WP-Nonce': nonce },
            signal,
          });
          resolve(response);
          // The connection is free only when the whole body has arrived.
          await response.clone().text();
        } finally {
          clear();
        }
      }).catch(reject);
    });
    // The reader of the answer handles the failure.
    answer.catch(() => {});
    reads.set(path, answer);
    return answer;
  };
  read('connection');
  read('connection/data')
    .then(async (answer) => {
      const { currentUser } = await answer.clone().json();
      if (!currentUser.isConnected || !currentUser.permissions.manage_modules) return;
      for (const path of widgetPaths) if (!reads.has(path)) read(path);
    })
    // The widget requests the data again and reports the failure.
    .catch(() => {});
}

/** Returns a signal that aborts a read 30 s after it is sent, and a function that stops the timer. */
function timeLimit() {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), 30_000);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}

/** Discards unread answers after a failed start: the next start may have another nonce, and so get other answers. */
export const forgetReads = (): void => void delete pageGlobals().earlyReads;

type Entries = Readonly<Partial<Record<AreaName, { readonly manifest: Pick<AreaManifest, 'parts'> } | undefined>>>;

/**
 * Returns the paths that a part may read, from its area's manifest. Ignores their conditions, which are not known yet.
 */
export function readsOf(entries: Entries, name: PartName): readonly string[] {
  const { area, part } = splitPartName(name);
  return (entries[area]?.manifest.parts[part]?.reads ?? []).map((read) =>
    typeof read === 'string' ? read : read.path,
  );
}
