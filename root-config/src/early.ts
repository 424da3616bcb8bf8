/**
 * The inline script of the page: matches the route, and starts its reads, entries and chunks before any other code
 * has loaded, so that data and first card are two round trips away (docs/architecture.md). It takes the answers to reads
 * from the page, from one request for several reads, or from a request for each (docs/decisions/020). A wrong guess only
 * costs bytes. No imports, at most 3.9 kB; the build inserts `HINTS` from `screens()`, the notices of `rules/reads.json`, and two
 * functions.
 */
declare const HINTS: Record<string, Record<string, string>>;
declare const FIRST_NOTICE: string;
declare const LICENSE_NOTICE: string;
declare const isReadMade: typeof import('@flightdeck/shared/contracts/page').isReadMade;
declare const restUrl: typeof import('@flightdeck/shared/contracts/page').restUrl;

interface EarlyRead {
  path: string;
  setting?: string;
  permission?: string;
  online?: true;
}

/** An answer in the page, or in the response to a request for several reads. */
interface Answer {
  status: number;
  text: string;
}

interface EarlyEntry {
  base: string;
  entry: string;
  files: Record<string, string>;
  chunks: Record<string, string[]>;
  manifest: { parts: Record<string, { reads?: (string | EarlyRead)[]; shows?: string[] }> };
}

(() => {
  try {
    // A local name is shorter than the global one after the build.
    const { document } = globalThis;
    // As in shared/contracts/wire/own.ts.
    const bare = <const T extends object>(options: T): T => ({ __proto__: null, ...options });
    // Only scripts: other plugins print markup of users, in which any other element can have our IDs and attributes.
    const printed = (where: string) =>
      document.querySelector(`script[type="application/json"]${where}`)?.textContent ?? '';
    const page = JSON.parse(printed('#flightdeck-page-state'));
    const { initial, connection, registry } = page;
    const { error, userCounts, activationNoticeDismiss: dismissed } = initial.licensing ?? {};
    const waiting = userCounts?.detached;
    // The first segment identifies the route.
    const [, path = ''] = location.hash.split(/[#/?]+/);
    const offline = connection.offlineMode.isActive;
    const { permissions } = initial.userData.currentUser;
    const visitor = `${offline || connection.isActive ? 'c' : 'n'}${permissions.manage_modules ? 'm' : 'u'}`;
    const routes = HINTS[visitor] ?? {};
    // Without recommendations (such as offline), their route redirects to the dashboard.
    if (!initial.siteData?.showRecommendations) delete routes.recommendations;
    // Items added during the iteration are visited too.
    const queue = new Set([`mf-${routes[path] ?? routes.dashboard}`, FIRST_NOTICE]);
    // Reserves room above the cards: a notice that arrived later would push them down.
    if (error || (waiting && waiting !== dismissed?.last_detached_count)) {
      queue.add(LICENSE_NOTICE);
      document.documentElement.dataset.fdNews = '';
    }
    const reads = new Map<string, Answer | Promise<Answer | Response>>();
    const scripts = new Map<string, Promise<unknown>>();
    const global = globalThis as unknown as Record<symbol, unknown> & {
      trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
    };
    // `flightdeck.early.1`, `flightdeck.scripts.1` and `flightdeck.read-queue.1`, where the page's scripts find them.
    const share = (name: string, value: unknown) => {
      global[Symbol.for(`flightdeck.${name}.1`)] = value;
    };
    share('early', reads);
    share('scripts', scripts);

    const { href: set } = new URL(registry.url);
    const policy = global.trustedTypes?.createPolicy('flightdeck', {
      createScriptURL: (url: string) => (url.startsWith(set) ? url : ''),
    });

    // The same queue as in shared/client/api/reads/read-queue.ts, which takes it over.
    const queued = { free: 4, waiting: [] as (() => void)[] };
    share('read-queue', queued);
    const next = () => {
      const start = queued.waiting.shift();
      if (start) start();
      else queued.free++;
    };

    const ask = (path: string, limit: number, use: (response: Response) => unknown) =>
      new Promise((resolve) => {
        queued.waiting.push(() => {
          const end = new AbortController();
          const timer = setTimeout(() => end.abort(), limit);
          resolve(
            fetch(
              restUrl(initial.WP_API_root, path, `_cacheBuster=${Date.now()}`),
              bare({ headers: { 'X-WP-Nonce': initial.WP_API_nonce }, signal: end.signal }),
            )
              .then(use)
              .finally(() => {
                clearTimeout(timer);
                next();
              }),
          );
        });
        if (queued.free) {
          queued.free--;
          next();
        }
      });

    // Unanswered reads. Without a status, a read becomes a separate request.
    const open = new Map<string, (status?: number, body?: unknown) => void>();
    const give = (paths: string[]) => {
      for (const path of paths) open.get(path)?.();
    };
    // Passes on the answers on complete lines, and returns the rest.
    const take = (text: string) => {
      const lines = text.split('\n');
      const rest = lines.pop() ?? '';
      for (const line of lines) {
        try {
          const { path, status, body } = JSON.parse(line);
          open.get(path)?.(status, body);
        } catch {}
      }
      return rest;
    };

    const read = (id: string) => {
      const answer = new Promise<Answer | Response>((resolve, reject) => {
        open.set(id, (status = 0, body) => {
          if (status > 199) {
            const found = { status, text: body === null ? '' : JSON.stringify(body) };
            // A view that is drawn later has it in its first draw.
            if (reads.has(id)) reads.set(id, found);
            resolve(found);
          }
          // The same limit as for any read (api-settings.ts), counted from sending.
          else
            ask(`jetpack/v4/${id}`, 3e4, (response) => {
              resolve(response);
              // The connection is free only when the whole body has arrived.
              return response.clone().text();
            }).catch(reject);
          open.delete(id);
        });
      });
      answer.catch(() => {});
      reads.set(id, answer);
    };

    const script = (url: string, integrity: string | undefined) => {
      if (!integrity || scripts.has(url)) return;
      // The host prints the texts of the first screen (docs/decisions/027).
      const text = printed(`[data-file="${url}"]`);
      const loaded =
        (text && Promise.resolve(text).then(JSON.parse)) ||
        (/n$/.test(url) && fetch(url, bare({ integrity })).then((answer) => answer.json())) ||
        new Promise((resolve, reject) => {
          document.head.append(
            Object.assign(document.createElement('script'), {
              src: policy ? policy.createScriptURL(url) : url,
              // With few connections, files must come before reads: without them nothing is drawn.
              fetchPriority: 'high',
              crossOrigin: '',
              integrity,
              onload: resolve,
              onerror: reject,
            }),
          );
        });
      loaded.catch(() => {});
      scripts.set(url, loaded);
    };

    const ids = new Set<string>();
    for (const name of queue) {
      const [area = '', part = ''] = name.split('/');
      // Always present when it shows something.
      const entry: EarlyEntry = registry.areas[area];
      const shown = entry?.manifest.parts[part];
      // An override (overrides/) replaces this area in this tab.
      // Read the storage only where a site allows overrides: the first access blocks until the browser has loaded it.
      if (!shown || (page.overrides?.origins?.[0] && sessionStorage[area])) continue;
      // A development server lists no files; the loader requests its manifest.
      // The last one has the texts of the part, on pages in a language other than English. It is named like the part's
      // own chunk.
      const chunks = entry.chunks[part] ?? [];
      for (const file of [
        entry.entry,
        ...chunks,
        chunks.at(-1)?.replace(/js$/, `${page.locale?.lang.split('-')[0]}.json`) ?? '',
      ])
        script(new URL(entry.base + file, set).href, entry.files[file]);
      for (const each of shown.reads ?? []) {
        const conditional: EarlyRead = typeof each === 'string' ? { path: each } : each;
        if (isReadMade(conditional, bare(initial.settings), bare(permissions), offline)) ids.add(conditional.path);
      }
      for (const other of shown.shows ?? []) queue.add(other);
    }
    // The other reads take two requests: reads in one request wait for each other, and the first one takes as long as the rest.
    const { inPage = [], route } = page.reads ?? {};
    const rest = [...ids].filter((path) => !inPage.includes(path));
    ids.forEach(read);

    // The host prints these answers after the shell (docs/decisions/020).
    const look = (isOver?: unknown) => {
      take(printed('#flightdeck-answers'));
      if (isOver) give(inPage);
      if (!inPage.some(open.has, open)) observer.disconnect();
    };
    const observer = new MutationObserver(() => look());
    observer.observe(document, bare({ childList: true, subtree: true, characterData: true }));
    document.addEventListener('readystatechange', look);
    setTimeout(look, 1e4, 1);

    for (const paths of [rest.splice(0, 1), rest]) {
      const end = () => give(paths);
      if (!route || !paths[1]) end();
      else
        ask(`${route}?paths=${encodeURIComponent(paths.join())}`, 1e4, async ({ ok, body }) => {
          const reader = ok && body?.pipeThrough(new TextDecoderStream()).getReader();
          // The host may keep the connection open after the last line, for other work.
          for (let text = ''; reader && paths.some(open.has, open); ) {
            const { done, value } = await reader.read();
            if (done) break;
            text = take(text + value);
          }
        }).then(end, end);
    }
  } catch {
    // The page reads its state again and reports what is wrong with it.
  }
})();
